"""Calibrates a network's odds of a hoop: `calibrate.py WEIGHTS DATASET CARD.json [--teacher
FILE]`.

Looks at the validation places as the program does, at whole pictures in several scales and
closely at the likeliest three places, and corrects log odds by a slope and an offset so that
0.5 means one in two. Both are written into the card, the JSON file beside the weights, where
the program reads them.
"""

import argparse
import json

import numpy as np

from dataset import Dataset
from evaluate import SCALES, is_hoop, load, look, vote
from labels import HOOP

# Places of a picture that are looked at closely: as many as the program watches.
PLACES = 3
# Half width of the ring in a close look of 256 pixels, as in `packages/eyes/src/close-up.ts`.
HALF_WIDTH, SIDE = 16, 256
# The program reports no lower odds.
LOWEST = 0.1
# Ridge penalty: keeps the slope finite for few or perfectly separated places.
RIDGE = 1e-3


def close_look(network, picture, row):
    """The ring nearest to a found one in a close look; None without one."""
    height, width = picture.shape[:2]
    scale = HALF_WIDTH / max(1.0, row[2] / 2)
    across, down = (int(min(side, SIDE / scale)) for side in (width, height))
    left = int(np.clip(row[0] - across / 2, 0, width - across))
    top = int(np.clip(row[1] - down / 2, 0, height - down))
    part = picture[top : top + down, left : left + across]
    found = [one + [left, top, 0, 0, 0, left, top] for one in look(network, part, round(scale * max(across, down)))[HOOP]]
    near = [one for one in found if np.hypot(one[0] - row[0], one[1] - row[1]) <= row[2]]
    return min(near, key=lambda one: np.hypot(one[0] - row[0], one[1] - row[1]), default=None)


def gather(network, dataset):
    """Pairs of odds and whether a hoop is there, of looks at whole pictures and of close ones."""
    whole, close = [], []
    for at in dataset.chosen('val') + dataset.chosen('val2'):
        sample, picture = dataset.samples[at], dataset.picture(at)
        if HOOP not in sample.labelled:
            continue
        hoops = sample.of(HOOP)
        for odds, row in vote([look(network, picture, scale)[HOOP] for scale in SCALES])[:PLACES]:
            whole.append((odds, is_hoop(row, hoops)))
            nearer = close_look(network, picture, row)
            if nearer is not None:
                close.append((nearer[4], is_hoop(nearer, hoops)))
    return {'whole': whole, 'close': close}


def fit(seen):
    """Slope and offset of log odds by logistic regression; `seen`: pairs of odds and whether it is
    true.
    """
    odds, true = np.array([one for one in seen if one[0] >= LOWEST], float).T
    inputs = np.stack([np.log(odds / (1 - odds)), np.ones_like(odds)], 1)
    line = np.array([1.0, 0.0])
    for _ in range(50):
        chance = 1 / (1 + np.exp(-inputs @ line))
        slope = inputs.T @ (true - chance) - RIDGE * line
        curve = (inputs.T * (chance * (1 - chance))) @ inputs + RIDGE * np.eye(2)
        line = line + np.linalg.solve(curve, slope)
    return [round(float(value), 3) for value in line]


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('weights')
    parser.add_argument('dataset')
    parser.add_argument('card')
    parser.add_argument('--teacher', help='for the hoop network, whose way down comes from this ONNX file')
    given = parser.parse_args()
    seen = gather(load(given.weights, given.teacher), Dataset([given.dataset]))
    with open(given.card) as file:
        card = json.load(file)
    card['odds'] = {name: fit(looks) for name, looks in seen.items()}
    with open(given.card, 'w') as file:
        json.dump(card, file, indent=2)
        file.write('\n')
