"""Trains the hoop network on datasets that `prepare.py` wrote: `train_hoops.py OUT TEACHER
DATASET… [--steps N] …`.

The same command uses a GPU, if there is one, or the CPU. After some steps it estimates the
total time.
"""

import argparse
import json
import multiprocessing
import time

import numpy as np
import torch

from backbone import Hoops
from dataset import Dataset
from pixels import Spoiler, load_pictures, picture_of
from recipes import write_recipes
from train import averaged, loss_of, rate_at

RATE = 2.5e-3
# Factor on the learning rate of the pretrained backbone.
DOWN = 0.2
DECAY = 2e-3
REPORT_EVERY = 20
PARTS = ('heat', 'weight', 'dense', 'known', 'count')


def start_writers(paths, without, batch, seed, count):
    """One queue for each process, read in turns, so that the order of batches does not depend on
    their speed.
    """
    queues = [multiprocessing.Queue(4) for _ in range(count)]
    for at, queue in enumerate(queues):
        given = (paths, without, batch, 1000 * seed + at, queue)
        multiprocessing.Process(target=write_recipes, args=given, daemon=True).start()
    return queues


def groups_of(network):
    down = [value for name, value in network.named_parameters() if name.startswith('convs.')]
    new = [value for name, value in network.named_parameters() if not name.startswith('convs.')]
    return [{'params': new, 'share': 1.0}, {'params': down, 'share': DOWN}]


def train(out, teacher, paths, steps, batch, seed, without, workers):
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.manual_seed(seed)
    queues = start_writers(paths, without, batch, seed, workers)
    pictures, spoil = load_pictures(Dataset(paths), device), Spoiler(seed, device)
    network, average = Hoops(teacher).to(device), Hoops(teacher).to(device)
    average.load_state_dict(network.state_dict())
    optimizer = torch.optim.AdamW(groups_of(network), lr=RATE, weight_decay=DECAY)
    started, sums = time.time(), np.zeros(2)
    for step in range(steps):
        for group in optimizer.param_groups:
            group['lr'] = rate_at(step, steps, RATE) * group['share']
        recipes = queues[step % workers].get()
        with torch.no_grad():
            shown = spoil(torch.stack([picture_of(one, pictures, device) for one in recipes]), recipes)
        targets = [torch.from_numpy(np.stack([getattr(one.targets, part) for one in recipes])).to(device) for part in PARTS]
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == 'cuda'):
            answer = network(shown)
        focal, rest = loss_of(answer.float(), *targets)
        optimizer.zero_grad(set_to_none=True)
        (focal + rest).backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 5.0)
        optimizer.step()
        averaged(average, network)
        sums += [float(focal), float(rest)]
        if (step + 1) % REPORT_EVERY == 0 or step + 1 == steps:
            report(step + 1, steps, sums, time.time() - started, device)
            sums[:] = 0
            torch.save({name: value.half() if value.is_floating_point() else value for name, value in average.state_dict().items()}, out)


def report(step, steps, sums, seconds, device):
    focal, rest = (round(float(value) / REPORT_EVERY, 4) for value in sums)
    left = round(seconds * (steps - step) / step / 60, 1)
    print(json.dumps({'step': step, 'focal': focal, 'rest': rest, 'device': device, 'minutesLeft': left}), flush=True)


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('out')
    parser.add_argument('teacher', help='ONNX file of MoveNet, whose way down the network starts from')
    parser.add_argument('datasets', nargs='+')
    parser.add_argument('--steps', type=int, default=3000)
    parser.add_argument('--batch', type=int, default=128)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--workers', type=int, default=4, help='processes that choose what pictures are made of')
    parser.add_argument('--without', nargs='*', default=[], help='sources that are left out')
    given = parser.parse_args()
    train(
        given.out, given.teacher, given.datasets, given.steps, given.batch, given.seed, tuple(given.without), given.workers
    )  # fmt: skip
