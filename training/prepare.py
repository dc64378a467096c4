"""Gathers all labelled pictures: `prepare.py SHARED RENDERED OUT_REAL OUT_RENDERED`."""

import os
import sys

from clips import clip_samples
from dataset import write_dataset
from labels import read_labels
from movenet import MoveNet
from people import label_people


def read_second(shared):
    """The second collection, if there is one."""
    folder = os.path.join(shared, 'training2')
    return read_labels(folder) if os.path.isdir(folder) else []


def prepare(shared, rendered, real_out, rendered_out):
    training = os.path.join(shared, 'training')
    samples = read_labels(training) + read_second(shared) + clip_samples(os.path.join(shared, 'clips'), real_out + '-frames')
    teacher = MoveNet(os.path.join(training, 'teacher', 'movenet_multipose_raw_320x192.onnx'))
    for sample in samples:
        label_people(sample, teacher)
    write_dataset(samples, real_out)
    drawn = read_labels(rendered, 'pictures')
    write_dataset(drawn, rendered_out)
    print(f'{len(samples)} pictures, {len(drawn)} rendered ones')


if __name__ == '__main__':
    prepare(*sys.argv[1:5])
