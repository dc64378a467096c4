"""The pixels of training pictures, rendered on the training device: some thousand a second on a
GPU.
"""

import math

import cv2
import numpy as np
import torch
from torch.nn import functional as f

from augment import SIZE

GREY = torch.tensor([0.299, 0.587, 0.114])
# A picture is stored at full, half, quarter and eighth size (mipmaps), to avoid aliasing when shrunk.
LEVELS = 4
# Quantisation of luma, row by row: ITU T.81, table K.1.
LUMA_STEPS = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87,
    80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92,
    95, 98, 112, 100, 103, 99,
]  # fmt: skip


def load_pictures(dataset, device):
    """All pictures of a dataset as bytes (3×H×W, red first), each at several sizes."""
    return [_sizes_of(np.ascontiguousarray(dataset.picture(at)[:, :, ::-1]), device) for at in range(len(dataset.samples))]


def _sizes_of(picture, device):
    height, width = picture.shape[:2]
    sizes = [(max(1, width >> level), max(1, height >> level)) for level in range(LEVELS)]
    shrunk = [cv2.resize(picture, size, interpolation=cv2.INTER_AREA) for size in sizes]
    return [torch.from_numpy(one.transpose(2, 0, 1).copy()).to(device) for one in shrunk]


def picture_of(recipe, pictures, device):
    """RGB 0…1, 3×SIZE×SIZE, relit and not yet degraded."""
    whole = torch.empty(3, SIZE, SIZE, device=device)
    for tile in recipe.tiles:
        left, top, right, bottom = tile.rectangle
        crop = _crop(pictures[tile.sample], tile, right - left, bottom - top, device)
        whole[:, top:bottom, left:right] = _lit(crop, tile.light, device)
    return whole


def _crop(sizes, tile, width, height, device):
    zoom = math.sqrt(abs(np.linalg.det(tile.matrix[:, :2])))
    level = min(LEVELS - 1, max(0, math.floor(math.log2(1 / zoom) + 0.3)))
    back = np.linalg.inv(np.vstack([tile.matrix, [0, 0, 1]]))[:2]
    x = torch.arange(width, device=device) + 0.5
    y = torch.arange(height, device=device)[:, None] + 0.5
    # Coordinates of -1…1 over the sample, in each axis.
    place = [(back[axis, 0] * x + back[axis, 1] * y + back[axis, 2]) * 2 / side - 1 for axis, side in ((0, sizes[0].shape[2]), (1, sizes[0].shape[1]))]  # fmt: skip
    grid = torch.stack(place, -1)[None].float()
    picture = sizes[level][None].float() / 255
    shown = f.grid_sample(picture, grid, 'bilinear', 'border', align_corners=False)[0]
    around = torch.tensor(tile.around, dtype=torch.float32, device=device)[:, None, None]
    return torch.where((grid[0].abs() < 1).all(-1), shown, around)


def _lit(picture, light, device):
    tint = torch.tensor(light.tint, dtype=torch.float32, device=device)[:, None, None]
    mix = torch.tensor(light.mix, dtype=torch.float32, device=device)
    lit = picture.clamp(1e-4, 1) ** light.gamma
    lit = (((lit - 0.5) * light.contrast + 0.5 + light.brightness) * light.dim * tint).clamp(0, 1)
    grey = torch.einsum('c,chw->hw', GREY.to(device), lit)
    return torch.einsum('dc,chw->dhw', mix, grey + (lit - grey) * light.saturation).clamp(0, 1)


class Spoiler:
    """Degrades pictures like video, each kind for a part of a batch. Random numbers come from the
    CPU, so that a seed gives the same result on any device.
    """

    def __init__(self, seed, device):
        self.random = torch.Generator().manual_seed(seed)
        self.device = device
        k = torch.arange(8, dtype=torch.float32)
        waves = torch.cos((2 * k[None] + 1) * k[:, None] * math.pi / 16) * 0.5
        waves[0] *= math.sqrt(0.5)
        self.waves = torch.einsum('ux,vy->uvxy', waves, waves).reshape(64, 1, 8, 8).to(device)
        self.steps = torch.tensor(LUMA_STEPS, dtype=torch.float32, device=device)[None, :, None, None]

    def __call__(self, pictures, recipes):
        for spoil in (self._blur, self._shrink, self._grain):
            pictures = spoil(pictures)
        return self._compress(self._caption(pictures, recipes))

    def _uniform(self, *shape):
        return torch.rand(*shape, generator=self.random)

    def _some(self, pictures, share):
        return torch.nonzero(self._uniform(len(pictures)) < share)[:, 0].to(self.device)

    def _blur(self, pictures):
        """Blur of the lens, or of motion in some direction."""
        some = self._some(pictures, 0.36)
        n, at = len(some), torch.arange(-4, 5, dtype=torch.float32)
        if n == 0:
            return pictures
        sigma, turn, length = 0.4 + 1.2 * self._uniform(n, 1, 1), math.pi * self._uniform(n, 1, 1), 1 + 3 * self._uniform(n, 1, 1)
        lens = torch.exp(-(at[:, None] ** 2 + at**2) / (2 * sigma**2))
        along = at * torch.cos(turn) + at[:, None] * torch.sin(turn)
        across = at[:, None] * torch.cos(turn) - at * torch.sin(turn)
        motion = ((along.abs() <= length) & (across.abs() < 0.6)).float() + 1e-6
        kernel = torch.where(self._uniform(n, 1, 1) < 0.6, lens, motion)
        kernel = (kernel / kernel.sum((1, 2), keepdim=True)).to(self.device)
        flat = f.pad(pictures[some].reshape(1, -1, SIZE, SIZE), (4, 4, 4, 4), mode='replicate')
        pictures[some] = f.conv2d(flat, kernel.repeat_interleave(3, 0)[:, None], groups=3 * n).reshape(-1, 3, SIZE, SIZE)
        return pictures

    def _shrink(self, pictures):
        for part in (0.5, 0.62, 0.8):
            some = self._some(pictures, 0.07)
            if len(some):
                small = f.interpolate(pictures[some], scale_factor=part, mode='area')
                pictures[some] = f.interpolate(small, size=(SIZE, SIZE), mode='bilinear', align_corners=False)
        return pictures

    def _grain(self, pictures):
        n = len(pictures)
        amount = torch.where(self._uniform(n) < 0.35, self._uniform(n) * 12 / 255, torch.zeros(n))
        grain = torch.randn(pictures.shape, generator=self.random).to(self.device)
        return (pictures + grain * amount.to(self.device)[:, None, None, None]).clamp(0, 1)

    def _caption(self, pictures, recipes):
        """Plain or speckled boxes that hide no centre of a hoop or ball."""
        for at, recipe in enumerate(recipes):
            for _ in range(2):
                (width, height), (left, top) = 8 + 82 * self._uniform(2), (SIZE - 8) * self._uniform(2)
                shown, speckled = self._uniform(2)
                x, y = recipe.boxes[:, 1], recipe.boxes[:, 2]
                hides = (abs(x - float(left + width / 2)) < float(width / 2) + 4) & (abs(y - float(top + height / 2)) < float(height / 2) + 4)
                colour = self._uniform(3, 1, 1).to(self.device)
                if shown >= 0.22 or hides.any():
                    continue
                part = pictures[at, :, int(top) : int(top + height), int(left) : int(left + width)]
                mask = self._uniform(1, *part.shape[1:]).to(self.device) < (0.5 if speckled < 0.5 else 2)
                part.copy_(torch.where(mask, colour, part))
        return pictures

    def _compress(self, pictures):
        """JPEG artefacts; chroma at half the size."""
        some = self._some(pictures, 0.5)
        if len(some) == 0:
            return pictures
        quality = 15 + 75 * self._uniform(len(some), 1, 1, 1).to(self.device)
        coarse = torch.where(quality < 50, 5000 / quality, 200 - 2 * quality) / 100
        red, green, blue = (255 * pictures[some]).split(1, 1)
        luma = 0.299 * red + 0.587 * green + 0.114 * blue
        kept = self._quantised(luma - 128, coarse) + 128
        chroma = [self._quantised(f.avg_pool2d(one - luma, 2), 1.3 * coarse) for one in (red, blue)]
        red, blue = (kept + f.interpolate(one, scale_factor=2, mode='bilinear', align_corners=False) for one in chroma)
        green = (kept - 0.299 * red - 0.114 * blue) / 0.587
        pictures[some] = (torch.cat([red, green, blue], 1) / 255).clamp(0, 1)
        return pictures

    def _quantised(self, plane, coarse):
        steps = (self.steps * coarse).clamp(min=1)
        return f.conv_transpose2d(torch.round(f.conv2d(plane, self.waves, stride=8) / steps) * steps, self.waves, stride=8)
