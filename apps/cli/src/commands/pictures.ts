import { counted } from '@hooplog/domain';
import { renderPictures } from '@hooplog/eval';
import { UsageError } from '../cli-errors.ts';
import { readArguments, wholeNumber } from '../read-arguments.ts';
import type { Terminal } from '../terminal.ts';

/**
 * `hooplog pictures`: renders pictures of hoops, balls and people with their labels, for `training`
 * to learn from. One seed a picture, from `--seed` on.
 */
export async function runPictures(args: string[], { print, signal }: Terminal): Promise<void> {
  const { values, positionals } = readArguments(args, ['seed', 'count', 'out']);
  const { out } = values;
  if (positionals.length > 0) throw new UsageError(`Not understood: ${positionals.join(' ')}`);
  if (out === undefined) throw new UsageError('Name a folder with --out.');
  const firstSeed = wholeNumber(values.seed, 'seed', 0);
  const count = wholeNumber(values.count, 'count', 1);
  const entries = await renderPictures(out, { firstSeed, count, signal }, (written) => {
    print(`${written} of ${count}`);
  });
  const boxes = entries.reduce((sum, entry) => sum + entry.boxes.length, 0);
  print(`${out}: ${counted(count, 'picture')}, ${counted(boxes, 'box', 'boxes')}`);
}
