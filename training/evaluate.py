"""Scores the network on the validation set-ups: `evaluate.py WEIGHTS DATASET… [--json OUT]`.

The top peak of a picture counts as its hoop if it lies within half a ring's half width;
measured at single scales and merged over several, as the program does.
"""

import argparse
import json

import cv2
import numpy as np
import torch

from backbone import Hoops
from dataset import Dataset
from labels import BALL, HOOP, PERSON
from network import Eyes
from targets import FEET, FEET_SEEN, OFFSET, SIZE, STRIDE

SCALES = (640, 384, 224)
GRAY = 114
MOST = 20


def load(weights, teacher=None):
    """Loads trained eyes; with a teacher's ONNX file, the hoop network. Weights may be in half
    precision.
    """
    network = Hoops(teacher) if teacher else Eyes()
    stored = torch.load(weights, map_location='cpu')
    network.load_state_dict({name: value.float() if value.is_floating_point() else value for name, value in stored.items()})
    return network.eval()


def look(network, picture, long_side):
    """Found objects of a BGR picture: per class rows of x, y, width, height, odds, feet x, feet y."""
    height, width = picture.shape[:2]
    scale = long_side / max(height, width)
    method = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    small = cv2.resize(picture, size, interpolation=method)
    padded = np.full((-(-size[1] // 32) * 32, -(-size[0] // 32) * 32, 3), GRAY, np.uint8)
    padded[: size[1], : size[0]] = small
    tensor = torch.from_numpy(padded[:, :, ::-1].transpose(2, 0, 1).astype(np.float32) / 255)[None]
    with torch.no_grad():
        maps = network(tensor)[0].numpy()
    return [decode(maps, kind) * _back(width / size[0], height / size[1]) for kind in (HOOP, BALL, PERSON)]


def _back(x, y):
    return np.array([x, y, x, y, 1, x, y])


def decode(maps, kind):
    """Peaks of one class, the likeliest first; pixels of the network's picture."""
    odds = 1 / (1 + np.exp(-maps[kind]))
    peaks = (odds == cv2.dilate(odds, np.ones((3, 3)))) & (odds > 0.02)
    rows = []
    for y, x in zip(*np.nonzero(peaks)):
        w, h = np.exp(np.clip(maps[SIZE + 2 * kind : SIZE + 2 * kind + 2, y, x], -5, 6)) * STRIDE
        cx, cy = (np.array([x, y]) + 0.5 + maps[OFFSET : OFFSET + 2, y, x]) * STRIDE
        seen = maps[FEET_SEEN, y, x] > 0
        feet = (cx + maps[FEET, y, x] * w, cy + maps[FEET + 1, y, x] * h) if seen else (np.nan, np.nan)
        rows.append((cx, cy, w, h, odds[y, x], *feet))
    return np.array(sorted(rows, key=lambda row: -row[4])[:MOST]).reshape(-1, 7)


def vote(looks):
    """Detections merged over several scales: the odds of a place are the root of the mean square
    over all scales.
    """
    places = []
    for rows in looks:
        for row in rows:
            near = [p for p in places if np.hypot(*(row[:2] - p['row'][:2])) < 0.5 * max(row[2], p['row'][2]) / 2]
            if near:
                near[0]['squares'] += row[4] ** 2
                if row[4] > near[0]['row'][4]:
                    near[0]['row'] = row
            else:
                places.append({'row': row, 'squares': row[4] ** 2})
    return sorted((((p['squares'] / len(looks)) ** 0.5, p['row']) for p in places), key=lambda one: -one[0])


def is_hoop(row, hoops):
    return any(np.hypot(row[0] - x, row[1] - y) < 0.5 * w / 2 for _, x, y, w, _ in hoops)


def evaluate(network, dataset, split='val', sources=None):
    network.eval()
    counts = {f'hoop at {scale}': 0 for scale in SCALES}
    counts.update({'hoop': 0, 'hoops': 0, 'ball': 0, 'balls': 0, 'person': 0, 'persons': 0})
    errors = {'centre': [], 'width': [], 'height': [], 'feet': []}
    for at in dataset.chosen(split):
        sample, picture = dataset.samples[at], dataset.picture(at)
        if sources and sample.source not in sources:
            continue
        looks = [look(network, picture, scale) for scale in SCALES]
        hoops = sample.of(HOOP)
        if len(hoops):
            counts['hoops'] += 1
            for scale, found in zip(SCALES, looks):
                counts[f'hoop at {scale}'] += bool(len(found[HOOP]) and is_hoop(found[HOOP][0], hoops))
            best = vote([found[HOOP] for found in looks])
            if best and is_hoop(best[0][1], hoops):
                counts['hoop'] += 1
                row = best[0][1]
                true = min(hoops, key=lambda h: np.hypot(row[0] - h[1], row[1] - h[2]))
                errors['centre'].append(np.hypot(row[0] - true[1], row[1] - true[2]) / (true[3] / 2))
                errors['width'].append(abs(row[2] / true[3] - 1))
                errors['height'].append(abs(row[3] / true[4] - 1))
        balls = [row for row in looks[1][BALL] if row[4] > 0.3]
        for _, x, y, w, _ in sample.of(BALL):
            counts['balls'] += 1
            counts['ball'] += any(np.hypot(row[0] - x, row[1] - y) < 0.5 * w for row in balls)
        people = [row for row in looks[1][PERSON] if row[4] > 0.3]
        for box, feet in zip(sample.boxes, sample.feet):
            if box[0] != PERSON:
                continue
            counts['persons'] += 1
            near = [r for r in people if abs(r[0] - box[1]) < 0.3 * box[3] and abs(r[1] - box[2]) < 0.3 * box[4]]
            counts['person'] += bool(near)
            if near and not np.isnan(feet[0]) and not np.isnan(near[0][5]):
                errors['feet'].append(np.hypot(near[0][5] - feet[0], near[0][6] - feet[1]) / box[4])
    medians = {name: round(float(np.median(values)), 3) for name, values in errors.items() if values}
    return {**counts, 'medians': medians}


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('weights')
    parser.add_argument('datasets', nargs='+')
    parser.add_argument('--split', default='val')
    parser.add_argument('--sources', nargs='*')
    parser.add_argument('--teacher', help='scores the hoop network, whose way down comes from this ONNX file')
    parser.add_argument('--json')
    given = parser.parse_args()
    network = load(given.weights, given.teacher)
    report = json.dumps(evaluate(network, Dataset(given.datasets), given.split, given.sources), indent=1)
    print(report)
    if given.json:
        with open(given.json, 'w') as file:
            file.write(report + '\n')
