"""The recipe of a training picture, chosen on CPUs: samples, crops, light, and the network's
targets.

The pixels are rendered from it on the training device, see `pixels.py`.
"""

from dataclasses import dataclass

import numpy as np

from augment import SIZE, crop_matrix, moved_boxes, moved_corners, tiles_of
from dataset import Dataset, chances
from labels import HOOP
from targets import make_targets


@dataclass
class Tile:
    """A rectangle of a training picture, filled from one sample."""

    rectangle: tuple
    sample: int
    # 2×3: from pixels of the sample to those of the rectangle.
    matrix: np.ndarray
    # Colour outside of the sample, 0…1.
    around: np.ndarray
    light: 'Light'


@dataclass
class Light:
    gamma: float
    contrast: float
    brightness: float
    dim: float
    saturation: float
    tint: np.ndarray
    # 3×3 matrix that mixes the colours.
    mix: np.ndarray


@dataclass
class Recipe:
    tiles: list
    targets: object
    # Boxes whose centre no caption may hide.
    boxes: np.ndarray


def light(random):
    """Night to noon, with any colour cast."""
    mix = np.eye(3)
    if random.random() < 0.15:
        mix = 0.5 * mix + 0.5 * np.eye(3)[random.permutation(3)]
    return Light(
        gamma=np.exp(random.normal(0, 0.3)),
        contrast=np.exp(random.normal(0, 0.2)),
        brightness=random.normal(0, 0.08),
        dim=random.uniform(0.2, 0.6) if random.random() < 0.1 else 1.0,
        saturation=0.0 if random.random() < 0.05 else np.exp(random.normal(0, 0.35)),
        tint=np.exp(random.normal(0, 0.12, 3)),
        mix=mix,
    )


def recipe(dataset, draw, random):
    """A recipe of one, four or nine samples; `draw()` returns the index of one."""
    tiles, boxes, feet, ignored, labelled, vague = [], [], [], [], [], []
    for rectangle in tiles_of(random):
        left, top, right, bottom = rectangle
        at = draw()
        sample, shape = dataset.samples[at], dataset.places[at][2]
        size, corner = np.array([right - left, bottom - top]), np.array([left, top], np.float32)
        matrix = crop_matrix(sample, shape, size, random)
        around = np.full(3, 114.0) if random.random() < 0.7 else random.uniform(0, 255, 3)
        tiles.append(Tile(rectangle, at, matrix, around / 255, light(random)))
        moved = moved_boxes(sample.boxes, matrix)
        inside = np.all((moved[:, 1:3] >= 0) & (moved[:, 1:3] < size), axis=1) if len(moved) else np.zeros(0, bool)
        shown = moved[inside].copy()
        shown[:, 1:3] += corner
        boxes.append(shown)
        feet.append((sample.feet @ matrix[:, :2].T + matrix[:, 2])[inside] + corner)
        hidden = moved_corners(sample.ignored, matrix)
        ignored.append((np.clip(hidden, 0, np.tile(size, 2)) if len(hidden) else hidden) + np.tile(corner, 2))
        vague.append((shown[:, 0] == HOOP) & sample.vague)
        labelled.append((sample.labelled, rectangle))
    boxes = np.concatenate(boxes).astype(np.float32)
    targets = make_targets(boxes, np.concatenate(feet), np.concatenate(ignored), labelled, SIZE, np.concatenate(vague))
    return Recipe(tiles, targets, boxes)


def write_recipes(paths, without, batch, seed, queue):
    """Fills a queue with batches of recipes for ever; runs in a process of its own."""
    dataset = Dataset(paths)
    indices = dataset.chosen('train', without)
    weights = chances(dataset, indices)
    random = np.random.default_rng(seed)

    def draw():
        return indices[random.choice(len(indices), p=weights)]

    while True:
        queue.put([recipe(dataset, draw, random) for _ in range(batch)])
