"""Writes trained weights as the program reads them.

`export.py eyes WEIGHTS OUT_FOLDER --validation FILE --left-out FILE`: `eyes.onnx`, `eyes.json` with its hash, and the
model card with what the reports say. `export.py lines WEIGHTS OUT_FOLDER`: the same for the lines of courts.
"""

import argparse
import hashlib
import json
import os
from string import Template

import torch

from network import Eyes, Lines

OPSET = 13
# Template and name of each network's model card.
CARDS = {'eyes': ('model-card.template.md', 'README.md'), 'lines': ('lines-card.template.md', 'lines.md')}


def write_onnx(network, path):
    network.eval()
    torch.onnx.export(
        network, torch.zeros(1, 3, 192, 320), path, input_names=['x'], output_names=['y'],
        dynamic_axes={'x': {2: 'height', 3: 'width'}, 'y': {2: 'rows', 3: 'columns'}}, opset_version=OPSET,
    )  # fmt: skip


def export(name, network, weights, folder, reports):
    network.load_state_dict(torch.load(weights))
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, f'{name}.onnx')
    write_onnx(network, path)
    with open(path, 'rb') as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    parameters = sum(p.numel() for p in network.parameters())
    with open(os.path.join(folder, f'{name}.json'), 'w') as file:
        json.dump({'sha256': digest, 'parameters': parameters}, file, indent=2)
        file.write('\n')
    template, card = CARDS[name]
    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, template)) as file:
        text = Template(file.read())
    with open(os.path.join(folder, card), 'w') as file:
        file.write(text.substitute(parameters=f'{parameters:,}', megabytes=f'{os.path.getsize(path) / 1e6:.1f}', **reports))


def read_report(path):
    """A report of `evaluate.py` as the rows of a table."""
    with open(path) as file:
        report = json.load(file)
    rows = [
        ('hoops, several scales together', 'hoop', 'hoops'), ('hoops at 640 px', 'hoop at 640', 'hoops'),
        ('hoops at 384 px', 'hoop at 384', 'hoops'), ('hoops at 224 px', 'hoop at 224', 'hoops'),
        ('balls', 'ball', 'balls'), ('people (on television pictures by hand, else by the teacher)', 'person', 'persons'),
    ]  # fmt: skip
    lines = [f'| {name} | {report[part]} of {report[whole]} ({report[part] / max(1, report[whole]):.0%}) |' for name, part, whole in rows]
    medians = ', '.join(f'{name} {value}' for name, value in report['medians'].items())
    head = ['| what | found |', '| --- | --- |']
    return '\n'.join([*head, *lines, f'| median errors (see above) | {medians} |'])


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('name', choices=CARDS)
    parser.add_argument('weights')
    parser.add_argument('folder')
    parser.add_argument('--validation', help='report of evaluate.py on the validation set-ups')
    parser.add_argument('--left-out', help='report of evaluate.py on clips, by weights that never saw them')
    given = parser.parse_args()
    if given.name == 'lines':
        export('lines', Lines(), given.weights, given.folder, {})
    else:
        reports = {'validation': read_report(given.validation), 'left_out': read_report(given.left_out)}
        export('eyes', Eyes(), given.weights, given.folder, reports)
