import unittest
from types import SimpleNamespace

import numpy as np
import torch

from augment import SIZE
from labels import BALL, Sample
from pixels import Spoiler, load_pictures, picture_of
from recipes import recipe


def disc():
    """A dataset of one picture with one bright disc, which is labelled."""
    picture = np.zeros((360, 640, 3), np.uint8)
    rows, columns = np.mgrid[:360, :640]
    picture[np.hypot(columns + 0.5 - 300, rows + 0.5 - 150) < 20] = 255
    boxes = np.array([[BALL, 300, 150, 40, 40]], np.float32)
    sample = Sample('', '', '', 'train', frozenset({BALL}), boxes, np.full((1, 2), np.nan, np.float32))
    return SimpleNamespace(samples=[sample], places=[(None, 0, picture.shape)], picture=lambda at: picture)


class Recipes(unittest.TestCase):
    def test_boxes_move_with_their_pixels(self):
        dataset, random = disc(), np.random.default_rng(2)
        pictures = load_pictures(dataset, 'cpu')
        on_disc = []
        for _ in range(20):
            made = recipe(dataset, lambda: 0, random)
            shown = picture_of(made, pictures, 'cpu')
            for _, x, y, w, h in made.boxes:
                inside = shown[:, int(y), int(x)].mean()
                beside = shown[:, int(y), min(SIZE - 1, int(x + 0.75 * w))].mean()
                on_disc.append(bool(inside > beside))
        self.assertGreater(len(on_disc), 15)
        self.assertGreater(np.mean(on_disc), 0.9)

    def test_the_same_seed_makes_the_same_pictures(self):
        dataset = disc()
        pictures = load_pictures(dataset, 'cpu')

        def spoiled():
            random, spoil = np.random.default_rng(3), Spoiler(4, 'cpu')
            recipes = [recipe(dataset, lambda: 0, random) for _ in range(4)]
            return spoil(torch.stack([picture_of(one, pictures, 'cpu') for one in recipes]), recipes)

        first = spoiled()
        self.assertTrue(torch.equal(first, spoiled()))
        self.assertTrue(((first >= 0) & (first <= 1)).all())


if __name__ == '__main__':
    unittest.main()
