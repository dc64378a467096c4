"""Trains the network on a dataset that `prepare.py` wrote: `train.py OUT DATASET… [--steps N] …`.
"""

import argparse
import json
import multiprocessing
import time

import numpy as np
import torch
from torch.nn import functional as f

from augment import training_picture
from dataset import Dataset, chances
from network import Eyes
from targets import CHANNELS, CLASSES, OFFSET

BATCH = 16
RATE = 2.5e-3
WARM_UP = 300
DECAY = 1e-4
AVERAGE = 0.9985
# Hoops matter most, since everything else depends on them.
CLASS_WEIGHTS = (1.0, 0.5, 0.5)
DENSE_WEIGHT = 0.25


def batches(paths, seed, without, queue):
    """Fills a queue with batches for ever; runs in a process of its own."""
    dataset = Dataset(paths)
    indices = dataset.chosen('train', without)
    weights = chances(dataset, indices)
    random = np.random.default_rng(seed)
    drawn = iter(())

    def draw():
        nonlocal drawn
        at = next(drawn, None)
        if at is None:
            drawn = iter(random.choice(len(indices), 1000, p=weights))
            at = next(drawn)
        return dataset.samples[indices[at]], dataset.picture(indices[at])

    while True:
        items = [training_picture(draw, random) for _ in range(BATCH)]
        pictures = np.stack([picture for picture, _ in items])
        parts = [np.stack([getattr(t, name) for _, t in items]) for name in ('heat', 'weight', 'dense', 'known', 'count')]
        queue.put((np.float16(pictures), *(np.float16(part) for part in parts)))


def loss_of(answer, heat, weight, dense, known, count):
    """Focal loss of the heat maps; smooth L1 of the other channels where known, cross-entropy for
    visible feet.
    """
    logits = answer[:, :CLASSES]
    chance = torch.sigmoid(logits)
    is_centre = (heat > 0.999).float()
    # CenterNet: https://arxiv.org/abs/1904.07850, equation 1.
    positive = -is_centre * (1 - chance) ** 2 * f.logsigmoid(logits)
    negative = -(1 - is_centre) * (1 - heat) ** 4 * chance**2 * f.logsigmoid(-logits)
    each = ((positive + negative) * weight).sum((0, 2, 3)) / count.sum(0).clamp(min=1)
    focal = (each * torch.tensor(CLASS_WEIGHTS, device=each.device)).sum()
    values = answer[:, CLASSES:]
    wanted, sure = dense[:, CLASSES:], known[:, CLASSES:]
    distance = f.smooth_l1_loss(values[:, :-1], wanted[:, :-1], reduction='none', beta=0.1)
    seen = f.binary_cross_entropy_with_logits(values[:, -1:], wanted[:, -1:], reduction='none')
    total = sure.sum().clamp(min=1)
    rest = ((distance * sure[:, :-1]).sum() + (seen * sure[:, -1:]).sum()) / total
    return focal, DENSE_WEIGHT * rest * (CHANNELS - OFFSET)


def rate_at(step, steps, top):
    if step < WARM_UP:
        return top * (step + 1) / WARM_UP
    return top * 0.5 * (1 + np.cos(np.pi * (step - WARM_UP) / max(1, steps - WARM_UP))) + 1e-6


def averaged(average, network):
    """Updates the exponential moving average of the weights."""
    with torch.no_grad():
        for mean, new in zip(average.state_dict().values(), network.state_dict().values()):
            if mean.dtype.is_floating_point:
                mean.lerp_(new, 1 - AVERAGE)
            else:
                mean.copy_(new)


def train(paths, out, steps, seed, without, half, start=None, rate=RATE):
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    network, average = Eyes(), Eyes()
    if start:
        network.load_state_dict(torch.load(start))
    average.load_state_dict(network.state_dict())
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=DECAY)
    queue = multiprocessing.Queue(8)
    maker = multiprocessing.Process(target=batches, args=(paths, seed, without, queue), daemon=True)
    maker.start()
    started, sums = time.time(), np.zeros(2)
    for step in range(steps):
        for group in optimizer.param_groups:
            group['lr'] = rate_at(step, steps, rate)
        pictures, *targets = (torch.from_numpy(part.astype(np.float32)) for part in queue.get())
        with torch.autocast('cpu', dtype=torch.bfloat16, enabled=half):
            answer = network(pictures)
        focal, rest = loss_of(answer.float(), *targets)
        optimizer.zero_grad(set_to_none=True)
        (focal + rest).backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 5.0)
        optimizer.step()
        averaged(average, network)
        sums += [float(focal), float(rest)]
        if (step + 1) % 100 == 0:
            speed = BATCH * (step + 1) / (time.time() - started)
            print(json.dumps({'step': step + 1, 'focal': round(sums[0] / 100, 4), 'rest': round(sums[1] / 100, 4), 'perSecond': round(speed, 1)}), flush=True)  # fmt: skip
            sums[:] = 0
        if (step + 1) % 1000 == 0 or step + 1 == steps:
            torch.save(average.state_dict(), out)
    maker.terminate()


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('out')
    parser.add_argument('datasets', nargs='+')
    parser.add_argument('--steps', type=int, default=14000)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--without', nargs='*', default=[], help='sources that are left out')
    parser.add_argument('--half', action='store_true', help='bfloat16 where the processor has it: twice as fast')
    parser.add_argument('--from', dest='start', help='weights to go on from')
    parser.add_argument('--rate', type=float, default=RATE)
    given = parser.parse_args()
    train(
        given.datasets, given.out, given.steps, given.seed, tuple(given.without), given.half, given.start, given.rate
    )
