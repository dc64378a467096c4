"""Writes trained weights in the form that the program reads.

`export.py eyes WEIGHTS OUT_FOLDER --validation FILE --left-out FILE`: `eyes.onnx`, `eyes.json`
with its hash, and the model card with the results of the reports. `export.py hoops WEIGHTS
OUT_FOLDER --teacher FILE --validation FILE`: the same for the hoop network. `export.py lines
WEIGHTS OUT_FOLDER`: the same for the lines of courts.
"""

import argparse
import hashlib
import json
import os
from string import Template

import onnx
import torch

from evaluate import load
from network import Lines
from slim import fold_padding, halve

OPSET = 13
# Template and name of each network's model card.
CARDS = {
    'eyes': ('model-card.template.md', 'README.md'),
    'hoops': ('hoops-card.template.md', 'hoops.md'),
    'lines': ('lines-card.template.md', 'lines.md'),
}
# A file of more bytes than this is stored in half precision.
MAX_BYTES = 10_000_000


def write_onnx(network, path):
    network.eval()
    torch.onnx.export(
        network, torch.zeros(1, 3, 192, 320), path, input_names=['x'], output_names=['y'],
        dynamic_axes={'x': {2: 'height', 3: 'width'}, 'y': {2: 'rows', 3: 'columns'}}, opset_version=OPSET,
    )  # fmt: skip
    model = onnx.load(path)
    fold_padding(model)
    if os.path.getsize(path) > MAX_BYTES:
        halve(model)
    onnx.checker.check_model(model)
    onnx.save(model, path)


def export(name, network, folder, reports):
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
    lines = [
        f'| {name} | {report[part]} of {report[whole]} ({report[part] / report[whole]:.0%}) |'
        for name, part, whole in rows
        if report.get(whole, 0) > 0 and part in report
    ]
    medians = ', '.join(f'{name} {value}' for name, value in report['medians'].items())
    head = ['| what | found |', '| --- | --- |']
    return '\n'.join([*head, *lines, f'| median errors (see above) | {medians} |'])


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('name', choices=CARDS)
    parser.add_argument('weights')
    parser.add_argument('folder')
    parser.add_argument('--teacher', help='ONNX file of MoveNet, whose way down the hoop network has')
    parser.add_argument('--validation', help='report of evaluate.py on the validation set-ups')
    parser.add_argument('--left-out', help='report of evaluate.py on clips, by weights that never saw them')
    given = parser.parse_args()
    if given.name == 'lines':
        network = Lines()
        network.load_state_dict(torch.load(given.weights))
        export('lines', network, given.folder, {})
    elif given.name == 'hoops':
        reports = {'validation': read_report(given.validation)}
        export('hoops', load(given.weights, given.teacher), given.folder, reports)
    else:
        reports = {'validation': read_report(given.validation), 'left_out': read_report(given.left_out)}
        export('eyes', load(given.weights), given.folder, reports)
