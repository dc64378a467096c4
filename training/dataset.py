"""All samples with their pictures in one file of raw pixels, shared by the processes that read it.
"""

import pickle
from collections import defaultdict

import cv2
import numpy as np

from labels import HOOP

# Share of draws from each source, and the factor for pictures that show a hoop.
SHARES = {'rendered': 0.30, 'clips': 0.15, 'dev-rim-clips': 0.10}
PUBLIC_SHARE = 0.45
WITH_HOOP = 2.5


def write_dataset(samples, path):
    """Writes `path`.raw and `path`.pickle."""
    places, at = [], 0
    with open(path + '.raw', 'wb') as raw:
        for sample in samples:
            picture = cv2.imread(sample.file)
            places.append((at, picture.shape))
            raw.write(picture.tobytes())
            at += picture.size
    with open(path + '.pickle', 'wb') as file:
        pickle.dump((samples, places), file)


class Dataset:
    """The samples of one or several such files."""

    def __init__(self, paths):
        self.samples, self.places = [], []
        for path in paths:
            with open(path + '.pickle', 'rb') as file:
                samples, places = pickle.load(file)
            raw = np.memmap(path + '.raw', np.uint8, 'r')
            self.samples += samples
            self.places += [(raw, start, shape) for start, shape in places]

    def picture(self, at):
        """BGR."""
        raw, start, shape = self.places[at]
        return raw[start : start + int(np.prod(shape))].reshape(shape)

    def chosen(self, split, without=()):
        """Indices of the samples of a split whose source is not left out."""
        return [
            at
            for at, sample in enumerate(self.samples)
            if sample.split == split and sample.source not in without
        ]


def chances(dataset, indices):
    """Probability of each sample: first a source is drawn, then a set-up of it, then a picture."""
    setups = defaultdict(list)
    for place, at in enumerate(indices):
        sample = dataset.samples[at]
        source = sample.source if sample.source in SHARES else 'public'
        setups[source, sample.setup].append(place)
    weights = np.zeros(len(indices))
    totals = defaultdict(float)
    for (source, _), places in setups.items():
        hoop = any(len(dataset.samples[indices[place]].of(HOOP)) for place in places)
        # Many pictures of one court carry a little more information than a single one.
        weight = (WITH_HOOP if hoop else 1.0) * len(places) ** 0.3
        weights[places] = weight / len(places)
        totals[source] += weight
    for (source, _), places in setups.items():
        weights[places] *= SHARES.get(source, PUBLIC_SHARE) / totals[source]
    return weights / weights.sum()
