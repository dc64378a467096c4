"""Labelled pictures from any source, in one form.

A sample's boxes are `class, centre x, centre y, width, height` in pixels of its picture; `feet`
is one row per box, NaN if unknown; `ignored` are boxes (left, top, right, bottom) that may or
may not contain people, and are excluded from the loss for people. `vague`: hoops were labelled
with their nets, so that only the ring's left, right and top are known.
"""

import json
import os
from dataclasses import dataclass, field

import numpy as np

HOOP, BALL, PERSON = 0, 1, 2
CLASSES = 3
# A box around ring and net is as wide as the ring; seen from eye height the ring fills its top third.
RING_SHARE_OF_WIDTH = 0.35


@dataclass
class Sample:
    file: str
    setup: str
    source: str
    split: str
    labelled: frozenset
    boxes: np.ndarray
    feet: np.ndarray
    ignored: np.ndarray = field(default_factory=lambda: np.zeros((0, 4), np.float32))
    vague: bool = False

    def of(self, kind):
        return self.boxes[self.boxes[:, 0] == kind]


def ring_of(box, hoop_box, width, height):
    """Cuts a box around ring and net (0..1 of the picture) down to its ring."""
    kind, cx, cy, w, h = box
    if kind != HOOP or hoop_box != 'ring+net':
        return box
    top = cy - h / 2
    ring = min(h, RING_SHARE_OF_WIDTH * w * width / height)
    return [kind, cx, top + ring / 2, w, ring]


def read_labels(folder, images='images'):
    """All samples of a folder with `labels.json` in the form of the training pictures."""
    with open(os.path.join(folder, 'labels.json')) as file:
        entries = json.load(file)['images']
    return [_sample(folder, images, entry) for entry in entries]


def _sample(folder, images, entry):
    width, height = entry['width'], entry['height']
    scale = np.array([1, width, height, width, height], np.float32)
    cut = [ring_of(box, entry['hoop_box'], width, height) for box in entry['boxes']]
    names = ['hoop', 'ball', 'person']
    boxes = np.array(cut, np.float32).reshape(-1, 5) * scale
    feet = [point or (np.nan, np.nan) for point in entry.get('feet', [None] * len(boxes))]
    known = boxes[:, 0] < CLASSES
    return Sample(
        file=os.path.join(folder, images, entry['file']),
        setup=entry['setup'],
        source=entry['source'],
        split=entry['split'],
        labelled=frozenset(names.index(name) for name in entry['labelled'] if name in names),
        boxes=boxes[known],
        feet=(np.array(feet, np.float32).reshape(-1, 2) * scale[1:3])[known],
        vague=entry['hoop_box'] == 'ring+net',
    )
