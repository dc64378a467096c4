"""Trains the network that sees the lines of courts: `train_lines.py OUT REAL FOLDER… [--steps N]
…`.
"""

import argparse
import json
import multiprocessing
import time

import cv2
import numpy as np
import torch
from torch.nn import functional as f

from dataset import Dataset
from lines import read_courts, scraps_of, training_court
from network import Lines
from train import averaged, rate_at

BATCH = 10
RATE = 2.5e-3
DECAY = 1e-4
# One cell in fifty has a line.
LINE_WEIGHT = 6.0


def batches(folders, real, seed, queue):
    """Fills a queue with batches for ever; runs in a process of its own."""
    courts = [court for folder in folders for court in read_courts(folder)]
    pictures = [np.frombuffer(open(file, 'rb').read(), np.uint8) for file, _ in courts]
    random = np.random.default_rng(seed)
    scrap = scraps_of(Dataset([real]), random)

    def draw():
        while True:
            at = random.integers(len(courts))
            # A court without a line in the picture teaches little.
            if courts[at][1] or random.random() < 0.25:
                return cv2.imdecode(pictures[at], cv2.IMREAD_COLOR), courts[at][1]

    while True:
        items = [training_court(draw, scrap, random) for _ in range(BATCH)]
        queue.put(tuple(np.float16(np.stack(part)) for part in zip(*items)))


def loss_of(answer, targets):
    weight = 1 + (LINE_WEIGHT - 1) * targets
    each = f.binary_cross_entropy_with_logits(answer, targets, reduction='none')
    return (each * weight).mean() * 10


def train(folders, real, out, steps, seed, half, start=None, rate=RATE):
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    network, average = Lines(), Lines()
    if start:
        known = torch.load(start)
        own = network.state_dict()
        # Starts from the eyes' weights, except for their output layer.
        own.update({name: value for name, value in known.items() if value.shape == own[name].shape})
        network.load_state_dict(own)
    average.load_state_dict(network.state_dict())
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=DECAY)
    queue = multiprocessing.Queue(8)
    maker = multiprocessing.Process(target=batches, args=(folders, real, seed, queue), daemon=True)
    maker.start()
    started, total = time.time(), 0.0
    for step in range(steps):
        for group in optimizer.param_groups:
            group['lr'] = rate_at(step, steps, rate)
        pictures, targets = (torch.from_numpy(part.astype(np.float32)) for part in queue.get())
        with torch.autocast('cpu', dtype=torch.bfloat16, enabled=half):
            answer = network(pictures)
        loss = loss_of(answer.float(), targets)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 5.0)
        optimizer.step()
        averaged(average, network)
        total += float(loss)
        if (step + 1) % 100 == 0:
            speed = BATCH * (step + 1) / (time.time() - started)
            print(json.dumps({'step': step + 1, 'loss': round(total / 100, 4), 'perSecond': round(speed, 1)}), flush=True)
            total = 0.0
        if (step + 1) % 500 == 0 or step + 1 == steps:
            torch.save(average.state_dict(), out)
    maker.terminate()


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('out')
    parser.add_argument('real', help='dataset of photographs, see prepare.py')
    parser.add_argument('folders', nargs='+')
    parser.add_argument('--steps', type=int, default=4000)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--half', action='store_true', help='bfloat16 where the processor has it: twice as fast')
    parser.add_argument('--from', dest='start', help='weights of the eyes to start from')
    parser.add_argument('--rate', type=float, default=RATE)
    given = parser.parse_args()
    train(given.folders, given.real, given.out, given.steps, given.seed, given.half, given.start, given.rate)
