#!/usr/bin/env bash
# One throw of the crystal box by its laws (B6, B7), with OpenSSL alone and none of Mendax's code.
#
#   crystal-box.sh GAME EPOCH SECRET ROUND TURN SEAT THROW RETAKE [SEAT=SHARE ...]
#
# SECRET and SHAREs in hex, the shares by ascending seat. Prints the seven astragali, then the five ordinary dice, by position.
set -euo pipefail

four_bytes() { printf '%08x' "$1"; }
field() { printf '%08x%s' $((${#1} / 2)) "$1"; }
hex_of() { printf '%s' "$1" | od -An -v -tx1 | tr -d ' \n'; }
bytes_of() { printf '%b' "$(printf '%s' "$1" | sed 's/../\\x&/g')"; }
digest() { openssl dgst -sha256 -r "$@" | cut -d ' ' -f 1; }

game=$1 epoch=$2 secret=$3 index=
for number in "${@:4:5}"; do index+=$(four_bytes "$number"); done

fields=$(field "$(hex_of 'mendax crystal box 1')")$(field "$(hex_of "$game")")
fields+=$(field "$(four_bytes "$epoch")")$(field "$secret")
for share in "${@:9}"; do fields+=$(field "$(four_bytes "${share%%=*}")")$(field "${share#*=}"); done
key=$(bytes_of "$fields" | digest)

block() { bytes_of "$index$(four_bytes "$1")" | digest -mac HMAC -macopt "hexkey:$key"; }

stream=$(block 0)
bits=$((16#${stream:4:2}${stream:2:2}${stream:0:2}))
faces=EFWAOTSL astragali=
for die in 0 1 2 3 4 5 6; do astragali+=${faces:$((bits >> 3 * die & 7)):1}; done

ordinary=
for counter in 1 2 3; do
    while [ -n "$stream" ] && [ ${#ordinary} -lt 5 ]; do
        byte=$((16#${stream:0:2})) stream=${stream:2}
        if [ $byte -lt 252 ]; then ordinary+=$((byte % 6 + 1)); fi
    done
    stream=$(block $counter)
done

echo "$astragali $ordinary"
