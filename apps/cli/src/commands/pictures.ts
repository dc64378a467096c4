import { counted } from '@hooplog/domain';
import { renderPictures } from '@hooplog/eval';
import { UsageError } from '../cli-errors.ts';
import { readArguments, wholeNumber } from '../read-arguments.ts';
import type { Terminal } from '../terminal.ts';

function topicNamed(name = 'hoops'): 'hoops' | 'lines' {
  if (name === 'hoops' || name === 'lines') return name;
  throw new UsageError('--topic is hoops or lines.');
}

/**
 * `hooplog pictures`: renders labelled pictures of hoops, balls and people, or of courts and their
 * lines, as training data for `training`. One seed per picture, from `--seed` on.
 */
export async function runPictures(args: string[], { print, signal }: Terminal): Promise<void> {
  const { values, positionals } = readArguments(args, ['seed', 'count', 'out', 'topic']);
  const { out } = values;
  if (positionals.length > 0) throw new UsageError(`Not understood: ${positionals.join(' ')}`);
  if (out === undefined) throw new UsageError('Name a folder with --out.');
  const firstSeed = wholeNumber(values.seed, 'seed', 0);
  const count = wholeNumber(values.count, 'count', 1);
  const topic = topicNamed(values.topic);
  const entries = await renderPictures(out, { firstSeed, count, topic, signal }, (written) => {
    print(`${written} of ${count}`);
  });
  const boxes = entries.reduce((sum, entry) => sum + entry.boxes.length, 0);
  print(`${out}: ${counted(count, 'picture')}, ${counted(boxes, 'box', 'boxes')}`);
}
