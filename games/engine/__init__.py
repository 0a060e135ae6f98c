"""The laws, as pure functions from state to state. Imports no web, storage, network, clock or chance."""
