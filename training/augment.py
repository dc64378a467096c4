"""One training picture from a sample: cropped, rotated, stretched, relit and degraded like video.

Crops are chosen by the size at which a hoop (or ball, or person) appears in them, evenly on a
log scale, so that every size that the program meets is learned equally well.
"""

import cv2
import numpy as np

from labels import BALL, HOOP, PERSON
from targets import make_targets

SIZE = 256
# Half a ring's width, a ball's diameter and a person's height in the crop, pixels: minimum and maximum.
SIZES = {HOOP: (3.0, 56.0), BALL: (4.0, 32.0), PERSON: (20.0, 220.0)}
LARGEST_ZOOM = 3.0
# Share of the crop's longer side.
FILLED = 0.85


def _chosen(sample, random):
    """The box that the crop shows, mostly a hoop."""
    kinds = [kind for kind in (HOOP, BALL, PERSON) if len(sample.of(kind))]
    if not kinds or random.random() < 0.1:
        return None
    weights = np.array([{HOOP: 6.0, BALL: 1.5, PERSON: 2.0}[kind] for kind in kinds])
    kind = random.choice(kinds, p=weights / weights.sum())
    boxes = sample.of(kind)
    return boxes[random.integers(len(boxes))]


def crop_matrix(sample, shape, size, random):
    """2×3: from pixels of the sample to those of a crop of `size` (across, down) pixels."""
    height, width = shape[:2]
    box = _chosen(sample, random)
    # The picture roughly fills the crop: its surroundings teach nothing.
    least = FILLED * max(size) / max(height, width)
    if box is None:
        zoom = least * np.exp(random.uniform(0, 1.2))
        x, y = random.uniform(0, width), random.uniform(0, height)
    else:
        kind, x, y, w, h = box
        shown = {HOOP: w / 2, BALL: w, PERSON: h}[int(kind)]
        low, high = np.log(SIZES[int(kind)])
        zoom = np.exp(random.uniform(low, high)) / max(shown, 1.0)
    zoom = max(least, min(LARGEST_ZOOM, zoom))
    squeeze = np.exp(random.uniform(-0.25, 0.25))
    turn = np.radians(random.normal(0, 4) if random.random() < 0.7 else 0.0)
    flip = -1.0 if random.random() < 0.5 else 1.0
    sx, sy = zoom * np.sqrt(squeeze), zoom / np.sqrt(squeeze)
    cos, sin = np.cos(turn), np.sin(turn)
    linear = np.array([[cos, -sin], [sin, cos]]) @ np.diag([sx * flip, sy])
    place = random.uniform(0.06, 0.94, 2) * size
    shift = place - linear @ [x, y]
    if random.random() < 0.85:
        shift += _inward(linear, shift, (width, height), size)
    return np.hstack([linear, shift[:, None]])


def _inward(linear, shift, picture, size):
    """Shift of the picture so that the crop shows as little else as possible."""
    corners = np.array([[x, y] for x in (0, picture[0]) for y in (0, picture[1])]) @ linear.T + shift
    move = np.zeros(2)
    for axis in (0, 1):
        low, high = corners[:, axis].min(), corners[:, axis].max()
        fits = high - low >= size[axis]
        before, after = (low, size[axis] - high) if fits else (-low, high - size[axis])
        # Moves too far one way or the other are corrected: a picture larger than the crop covers it, a smaller
        # one lies in it.
        if before > 0:
            move[axis] = -before if fits else before
        elif after > 0:
            move[axis] = after if fits else -after
    return move


def moved_boxes(boxes, matrix):
    """Upright boxes around rotated ones; those of an ellipse, so that rings stay rings."""
    if len(boxes) == 0:
        return boxes
    centres = boxes[:, 1:3] @ matrix[:, :2].T + matrix[:, 2]
    half = boxes[:, 3:5] / 2
    moved = np.sqrt((half**2) @ (matrix[:, :2] ** 2).T)
    return np.hstack([boxes[:, :1], centres, 2 * moved]).astype(np.float32)


def moved_corners(boxes, matrix):
    if len(boxes) == 0:
        return boxes
    centre = np.hstack([np.zeros((len(boxes), 1)), (boxes[:, :2] + boxes[:, 2:]) / 2, boxes[:, 2:] - boxes[:, :2]])
    moved = moved_boxes(centre, matrix)
    return np.hstack([moved[:, 1:3] - moved[:, 3:5] / 2, moved[:, 1:3] + moved[:, 3:5] / 2])


def _light(picture, random):
    """Brightness, contrast, gamma, colour cast, saturation: night to noon."""
    level = (np.arange(256, dtype=np.float32) / 255) ** np.exp(random.normal(0, 0.3))
    level = (level - 0.5) * np.exp(random.normal(0, 0.2)) + 0.5 + random.normal(0, 0.08)
    if random.random() < 0.1:
        level = level * random.uniform(0.2, 0.6)
    tint = np.exp(random.normal(0, 0.12, 3)).astype(np.float32)
    table = np.clip(level[:, None] * tint * 255, 0, 255).astype(np.uint8)
    lit = cv2.LUT(picture, table[None])
    saturation = 0.0 if random.random() < 0.05 else float(np.exp(random.normal(0, 0.35)))
    grey = cv2.cvtColor(cv2.cvtColor(lit, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)
    lit = cv2.addWeighted(lit, saturation, grey, 1 - saturation, 0)
    if random.random() < 0.15:
        lit = cv2.addWeighted(lit, 0.5, np.ascontiguousarray(lit[:, :, random.permutation(3)]), 0.5, 0)
    return lit


def _spoil(picture, random):
    """Blur of lens and motion, small video, grain, compression."""
    if random.random() < 0.25:
        picture = cv2.GaussianBlur(picture, (0, 0), random.uniform(0.4, 1.6))
    elif random.random() < 0.15:
        length = random.integers(3, 8)
        kernel = np.zeros((length, length), np.float32)
        cv2.line(kernel, (0, random.integers(length)), (length - 1, random.integers(length)), 1.0)
        picture = cv2.filter2D(picture, -1, kernel / kernel.sum())
    if random.random() < 0.2:
        part = random.uniform(0.45, 0.9)
        small = cv2.resize(picture, None, fx=part, fy=part, interpolation=cv2.INTER_AREA)
        picture = cv2.resize(small, picture.shape[1::-1], interpolation=cv2.INTER_LINEAR)
    if random.random() < 0.35:
        grain = random.standard_normal(picture.shape, np.float32) * random.uniform(1, 12)
        picture = np.clip(picture + grain, 0, 255).astype(np.uint8)
    if random.random() < 0.5:
        quality = int(random.uniform(15, 90))
        _, data = cv2.imencode('.jpg', picture, [cv2.IMWRITE_JPEG_QUALITY, quality])
        picture = cv2.imdecode(data, cv2.IMREAD_COLOR)
    return picture


def _paste(picture, boxes, random):
    """Captions and plain boxes that hide no centre of a hoop or ball."""
    for _ in range(random.integers(0, 3)):
        if random.random() < 0.6:
            continue
        w, h = random.integers(8, 90, 2)
        left, top = random.integers(-10, SIZE - 8, 2)
        if any(left - 4 < x < left + w + 4 and top - 4 < y < top + h + 4 for _, x, y, _, _ in boxes):
            continue
        colour = tuple(int(c) for c in random.integers(0, 256, 3))
        if random.random() < 0.5:
            cv2.rectangle(picture, (left, top), (left + w, top + h), colour, -1)
        else:
            text = ''.join(chr(c) for c in random.integers(48, 91, random.integers(2, 9)))
            cv2.putText(picture, text, (left, top + 10), random.integers(0, 6), random.uniform(0.3, 0.9), colour, random.integers(1, 3))
    return picture


def tiles_of(random):
    """Rectangles (left, top, right, bottom) that a training picture is made of: one, four or nine."""
    sides = random.choice([1, 2, 3], p=[0.5, 0.35, 0.15])
    cuts = [np.round((np.arange(sides + 1) + np.pad(random.uniform(-0.2, 0.2, sides - 1), 1)) * SIZE / sides).astype(int) for _ in range(2)]
    return [
        (cuts[0][c], cuts[1][r], cuts[0][c + 1], cuts[1][r + 1]) for r in range(sides) for c in range(sides)
    ]


def _tile(sample, picture, tile, random):
    """One rectangle filled from one sample: pixels, boxes, feet, ignored boxes (all in pixels of
    the whole picture), and which boxes are vague.
    """
    left, top, right, bottom = tile
    size = np.array([right - left, bottom - top])
    matrix = crop_matrix(sample, picture.shape, size, random)
    around = (114, 114, 114) if random.random() < 0.7 else tuple(int(c) for c in random.integers(0, 256, 3))
    crop = _light(_warped(picture, matrix, tuple(int(side) for side in size), around), random)
    boxes = moved_boxes(sample.boxes, matrix)
    feet = (sample.feet @ matrix[:, :2].T + matrix[:, 2]).astype(np.float32)
    inside = np.all((boxes[:, 1:3] >= 0) & (boxes[:, 1:3] < size), axis=1) if len(boxes) else np.zeros(0, bool)
    ignored = moved_corners(sample.ignored, matrix)
    ignored = np.clip(ignored, 0, np.tile(size, 2)) if len(ignored) else ignored
    corner = np.array([left, top], np.float32)
    shifted = boxes[inside]
    if len(shifted):
        shifted[:, 1:3] += corner
    vague = (boxes[inside][:, 0] == HOOP) & sample.vague if len(shifted) else np.zeros(0, bool)
    return crop, shifted, feet[inside] + corner, ignored + np.tile(corner, 2), vague


def training_picture(draw, random):
    """RGB 0…1 as 3×SIZE×SIZE float32, and its targets; `draw()` returns a sample and its picture
    (BGR).
    """
    whole = np.empty((SIZE, SIZE, 3), np.uint8)
    boxes, feet, ignored, labelled, vague = [], [], [], [], []
    for tile in tiles_of(random):
        sample, picture = draw()
        left, top, right, bottom = tile
        crop, its_boxes, its_feet, its_ignored, its_vague = _tile(sample, picture, tile, random)
        whole[top:bottom, left:right] = crop
        boxes.append(its_boxes)
        feet.append(its_feet)
        ignored.append(its_ignored)
        vague.append(its_vague)
        labelled.append((sample.labelled, tile))
    boxes = np.concatenate(boxes).astype(np.float32).reshape(-1, 5)
    whole = _paste(_spoil(whole, random), boxes, random)
    targets = make_targets(
        boxes, np.concatenate(feet), np.concatenate(ignored), labelled, SIZE, np.concatenate(vague)
    )
    tensor = whole[:, :, ::-1].transpose(2, 0, 1).astype(np.float32) / 255
    return np.ascontiguousarray(tensor), targets


def _warped(picture, matrix, size, around):
    """Shrinks by area averaging first, since a warp alone would skip most pixels."""
    part = min(1.0, 1.2 * float(np.sqrt(abs(np.linalg.det(matrix[:, :2])))))
    if part < 0.75:
        height, width = picture.shape[:2]
        small = (max(1, round(width * part)), max(1, round(height * part)))
        picture = cv2.resize(picture, small, interpolation=cv2.INTER_AREA)
        back = np.diag([width / small[0], height / small[1]])
        # Pixel coordinates refer to corners here and to centres there.
        shift = back @ [0.5, 0.5] - 0.5
        matrix = np.hstack([matrix[:, :2] @ back, (matrix[:, 2] + matrix[:, :2] @ shift)[:, None]])
    return cv2.warpAffine(
        picture, matrix, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=around
    )
