"""The laws, as pure functions from state to state. Imports no Django, storage, network, clock or source of chance."""
