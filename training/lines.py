"""Pictures of courts with their lines: reading them, cropping them, and the network's targets.

The network's four channels are logits, one cell is 4 pixels, the same list as in
`packages/eyes`: 0 lines of the lane, 1 the free-throw circle, 2 a three-point line, 3 base,
side and half-court lines.
"""

import json
import os

import cv2
import numpy as np

from augment import _light, _spoil, _warped

KINDS = ('lane', 'circle', 'three', 'edge')
SIZE = 352
STRIDE = 4
# Long side of the whole picture, pixels, of which the crop shows a part.
LONG_SIDES = (360.0, 860.0)
# Standard deviation of the Gaussian across a line, cells.
BELL = 0.75


def read_courts(folder):
    """Pictures and, for each, its lines: kind and N×2 points in shares of the picture."""
    with open(os.path.join(folder, 'labels.json')) as file:
        entries = json.load(file)['images']
    return [
        (
            os.path.join(folder, 'pictures', entry['file']),
            [(KINDS.index(line['kind']), np.array(line['points'], np.float32)) for line in entry['lines']],
        )
        for entry in entries
    ]


def line_targets(lines, size):
    """Gaussians along the lines, kinds × rows × columns of cells; `lines` in pixels of a square of
    `size`.
    """
    n = size // STRIDE
    fine = 4
    targets = np.zeros((len(KINDS), n, n), np.float32)
    for kind in range(len(KINDS)):
        # Drawn at a quarter of a cell, in 16ths of it.
        drawn = np.full((n * fine, n * fine), 255, np.uint8)
        own = [points for of, points in lines if of == kind]
        if not own:
            continue
        for points in own:
            places = np.int32(np.round((points / STRIDE * fine - 0.5) * 16))
            cv2.polylines(drawn, [places], False, 0, 1, cv2.LINE_8, 4)
        away = cv2.distanceTransform(drawn, cv2.DIST_L2, 5)
        # The middle of a cell lies between its second and third quarter.
        middle = (away.reshape(n, fine, n, fine)[:, 1:3, :, 1:3]).mean((1, 3)) / fine
        targets[kind] = np.exp(-0.5 * (middle / BELL) ** 2)
    return targets


def _crop(lines, shape, random):
    """2×3 from pixels of a picture to those of the crop."""
    height, width = shape[:2]
    zoom = np.exp(random.uniform(*np.log(LONG_SIDES))) / max(height, width)
    squeeze = np.exp(random.uniform(-0.15, 0.15))
    turn = np.radians(random.normal(0, 3) if random.random() < 0.6 else 0.0)
    flip = -1.0 if random.random() < 0.5 else 1.0
    sx, sy = zoom * np.sqrt(squeeze), zoom / np.sqrt(squeeze)
    cos, sin = np.cos(turn), np.sin(turn)
    linear = np.array([[cos, -sin], [sin, cos]]) @ np.diag([sx * flip, sy])
    at = np.array([random.uniform(0, width), random.uniform(0, height)])
    if lines and random.random() < 0.8:
        points = lines[random.integers(len(lines))][1]
        at = points[random.integers(len(points))] * [width, height]
        at = np.clip(at, 0, [width, height])
    shift = random.uniform(0.15, 0.85, 2) * SIZE - linear @ at
    # As little as possible of the surroundings of the picture.
    corners = np.array([[x, y] for x in (0, width) for y in (0, height)]) @ linear.T + shift
    for axis in (0, 1):
        low, high = corners[:, axis].min(), corners[:, axis].max()
        if high - low >= SIZE:
            shift[axis] += -low if low > 0 else max(0.0, SIZE - high)
        else:
            shift[axis] += -low if low < 0 else min(0.0, SIZE - high)
    return np.hstack([linear, shift[:, None]])


def _shade(picture, random):
    """Lamps, windows and shadows: light that changes over the picture, gradually or at an edge."""
    if random.random() < 0.5:
        small = np.exp(random.normal(0, 0.25, (random.integers(2, 5), random.integers(2, 5)))).astype(np.float32)
        field = cv2.resize(small, (SIZE, SIZE), interpolation=cv2.INTER_CUBIC)
        picture = np.clip(picture * field[..., None], 0, 255).astype(np.uint8)
    if random.random() < 0.25:
        mask = np.zeros((SIZE, SIZE), np.float32)
        cv2.fillPoly(mask, [np.int32(random.uniform(-0.2, 1.2, (random.integers(3, 6), 2)) * SIZE)], 1.0)
        mask = cv2.GaussianBlur(mask, (0, 0), random.uniform(0.6, 12))
        picture = np.clip(picture * (1 + mask[..., None] * random.uniform(-0.5, 0.6)), 0, 255).astype(np.uint8)
    return picture


def _gleam(picture, random):
    """Reflections of lamps and windows on polished floors: soft upright streaks."""
    rows, columns = np.mgrid[:SIZE, :SIZE].astype(np.float32)
    light = np.zeros((SIZE, SIZE), np.float32)
    for _ in range(random.integers(1, 6)):
        x, y = random.uniform(0, SIZE), random.uniform(0.4, 1.1) * SIZE
        light += random.uniform(20, 90) * np.exp(
            -0.5 * (((columns - x) / random.uniform(3, 20)) ** 2 + ((rows - y) / random.uniform(15, 70)) ** 2)
        )
    return np.clip(picture + light[..., None], 0, 255).astype(np.uint8)


def _paste_real(picture, targets, scrap, random):
    """Pieces of walls, stands and crowds from photographs: negatives without court lines."""
    for _ in range(random.integers(1, 4)):
        piece = scrap()
        w, h = (int(side) for side in random.integers(40, 220, 2))
        piece = _light(cv2.resize(piece, (w, h), interpolation=cv2.INTER_AREA), random)
        left, top = int(random.integers(-w // 2, SIZE - w // 2)), int(random.integers(-h // 2, int(0.6 * SIZE)))
        x0, y0, x1, y1 = max(0, left), max(0, top), min(SIZE, left + w), min(SIZE, top + h)
        if x1 <= x0 or y1 <= y0:
            continue
        picture[y0:y1, x0:x1] = piece[y0 - top : y1 - top, x0 - left : x1 - left]
        targets[:, y0 // STRIDE : -(-y1 // STRIDE), x0 // STRIDE : -(-x1 // STRIDE)] = 0


def scraps_of(dataset, random):
    """Returns a function that cuts pieces out of the upper parts of photographs, BGR."""
    indices = [at for at in dataset.chosen('train') if dataset.samples[at].source not in ('rendered', 'clips')]

    def scrap():
        picture = dataset.picture(indices[random.integers(len(indices))])
        height, width = picture.shape[:2]
        w, h = int(width * random.uniform(0.3, 0.9)), int(height * random.uniform(0.15, 0.4))
        left, top = random.integers(0, width - w + 1), random.integers(0, max(1, int(0.42 * height) - h + 1))
        return picture[top : top + h, left : left + w]

    return scrap


def training_court(draw, scrap, random):
    """RGB 0…1 as 3×SIZE×SIZE float32, and its targets; `draw()` returns a picture (BGR) and its
    lines, `scrap()` a piece of a photograph.
    """
    picture, lines = draw()
    height, width = picture.shape[:2]
    matrix = _crop(lines, picture.shape, random)
    around = (114, 114, 114)
    crop = _warped(picture, matrix, (SIZE, SIZE), around)
    crop = _shade(_light(crop, random), random)
    if random.random() < 0.3:
        crop = _gleam(crop, random)
    moved = [(kind, (points * [width, height]) @ matrix[:, :2].T + matrix[:, 2]) for kind, points in lines]
    targets = line_targets(moved, SIZE)
    # No targets outside of the picture.
    n = SIZE // STRIDE
    inside = cv2.warpAffine(np.full((height, width), 255, np.uint8), matrix, (SIZE, SIZE))
    targets *= cv2.resize(inside, (n, n), interpolation=cv2.INTER_AREA) > 127
    if random.random() < 0.5:
        _paste_real(crop, targets, scrap, random)
    crop = _spoil(crop, random)
    tensor = crop[:, :, ::-1].transpose(2, 0, 1).astype(np.float32) / 255
    return np.ascontiguousarray(tensor), targets
