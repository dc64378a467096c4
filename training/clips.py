"""Frames of the labelled clips, as training pictures with their rings.

Uses only frames for which a label is still valid: for a moving camera, the first one.
"""

import json
import os
import subprocess

import cv2
import numpy as np

from labels import HOOP, Sample

LONG_SIDE = 640
FRAMES = 6
# Clips that show another hoop, without a label.
MORE_HOOPS = {'sixty_fps'}
# Seconds for which the label of a clip is valid; for a moving camera, its first frame only.
HOLDS_SECONDS = {'static': 1e9, 'static (phone on the ground)': 1e9, 'static to 6.0 s, then pans': 5.5}


def _probe(path):
    out = subprocess.run(
        ['ffprobe', '-v', 'error', '-select_streams', 'v:0', '-show_entries',
         'stream=duration:format=duration', '-of', 'json', path],
        check=True, capture_output=True,
    ).stdout  # fmt: skip
    return float(json.loads(out)['format']['duration'])


def frame_at(path, seconds):
    """BGR at the file's own size, rotated as a player shows it; None past the end."""
    out = subprocess.run(
        ['ffmpeg', '-v', 'error', '-ss', f'{seconds:.3f}', '-i', path, '-frames:v', '1', '-c:v', 'png',
         '-f', 'image2pipe', '-'],
        check=True, capture_output=True,
    ).stdout  # fmt: skip
    return cv2.imdecode(np.frombuffer(out, np.uint8), cv2.IMREAD_COLOR) if out else None


def clip_samples(clips, out):
    """Writes frames of all scenes with a visible ring to `out`; returns their samples."""
    with open(os.path.join(clips, 'clips.json')) as file:
        manifest = json.load(file)['clips']
    os.makedirs(out, exist_ok=True)
    found = []
    for clip in manifest:
        if clip['kind'] != 'scene' or clip['rim'] is None:
            continue
        path = os.path.join(clips, clip['file'])
        last = min(_probe(path) - 0.1, HOLDS_SECONDS.get(clip['camera'], 0))
        for at in sorted({round(last * share, 2) for share in np.linspace(0, 1, FRAMES)}):
            picture = frame_at(path, at)
            if picture is not None:
                found.append(_sample(clip, picture, at, out))
    return found


def _sample(clip, picture, at, out):
    scale = min(1, LONG_SIDE / max(picture.shape[:2]))
    name = os.path.splitext(os.path.basename(clip['file']))[0]
    file = os.path.join(out, f'{name}-{at:.2f}.png')
    cv2.imwrite(file, cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA))
    rim = clip['rim']
    box = [HOOP, rim['cx'], rim['cy'], 2 * rim['rx'], 2 * rim['ry']]
    return Sample(
        file=file,
        # All clips of one fixed camera show one court.
        setup='clip:' + name.rstrip('0123456789').replace('_make', '').replace('_miss', ''),
        source='clips',
        split='train',
        labelled=frozenset() if name in MORE_HOOPS else frozenset({HOOP}),
        boxes=np.array([box], np.float32) * np.array([1, scale, scale, scale, scale], np.float32),
        feet=np.full((1, 2), np.nan, np.float32),
    )
