#!/usr/bin/env bash
# Trains the weights of packages/eyes from labelled pictures, clips and renderings: training/run.sh SHARED WORK
set -euo pipefail
shared=$(realpath "$1")
mkdir -p "$2"
work=$(realpath "$2")
cd "$(dirname "$0")"
python=${PYTHON:-/usr/bin/python3}

[ -e "$work/rendered/labels.json" ] ||
  (cd .. && npm run --silent hooplog -- pictures --seed 100000 --count 4000 --out "$work/rendered")
[ -e "$work/real.pickle" ] || "$python" prepare.py "$shared" "$work/rendered" "$work/real" "$work/drawn"

# Round one uses no development clip, so that scores on them are scores on unseen places.
"$python" train.py "$work/first.pt" "$work/real" "$work/drawn" \
  --steps 15000 --half --without clips dev-rim-clips
"$python" evaluate.py "$work/first.pt" "$work/real" --json "$work/first-validation.json"
"$python" evaluate.py "$work/first.pt" "$work/real" --split train --sources clips dev-rim-clips \
  --json "$work/left-out.json"

# Round two fine-tunes with them, at a lower learning rate.
"$python" train.py "$work/second.pt" "$work/real" "$work/drawn" \
  --steps 2500 --half --from "$work/first.pt" --rate 0.0008 --seed 2
"$python" evaluate.py "$work/second.pt" "$work/real" --json "$work/validation.json"
"$python" export.py eyes "$work/second.pt" ../packages/eyes/weights \
  --validation "$work/validation.json" --left-out "$work/left-out.json"
"$python" export.py eyes "$work/first.pt" "$work/left-out-eyes" \
  --validation "$work/first-validation.json" --left-out "$work/left-out.json"
cp "$work"/left-out-eyes/eyes.* ../eval/left-out-eyes/

# The network for lines is trained on renderings only, starting from the weights of round one.
for part in 301000:1800 304000:1800 310000:900 312000:900; do
  out="$work/courts-${part%:*}"
  [ -e "$out/labels.json" ] ||
    (cd .. && npm run --silent hooplog -- pictures --topic lines --seed "${part%:*}" --count "${part#*:}" --out "$out")
done
"$python" train_lines.py "$work/lines.pt" "$work/real" "$work"/courts-* --steps 6000 --half --from "$work/first.pt" --rate 0.002
"$python" export.py lines "$work/lines.pt" ../packages/eyes/weights
