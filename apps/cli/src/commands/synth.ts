import { join } from 'node:path';
import { counted } from '@hooplog/domain';
import { renderClip, writeManifest } from '@hooplog/eval';
import { readArguments, wholeNumber } from '../read-arguments.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../cli-errors.ts';

const KINDS = ['moving', 'hard', 'bare'] as const;

/**
 * `hooplog synth`: renders a synthetic workout under conditions that the seed chooses, and writes
 * its exact truth. `--moving`: with a phone that is zoomed, turned, shaken or moved. `--hard`: with
 * something easily mistaken for a shot, or a shot that is easily missed or called wrong. `--bare`:
 * on a floor without a court's lines.
 */
export async function runSynth(args: string[], { print, signal }: Terminal): Promise<void> {
  const { values, positionals } = readArguments<'seed' | 'shots' | 'out' | (typeof KINDS)[number]>(
    args,
    ['seed', 'shots', 'out'],
    KINDS,
  );
  const [kind = 'usual', another] = KINDS.filter((name) => values[name] !== undefined);
  if (another !== undefined) throw new UsageError(`Choose --${kind} or --${another}.`);
  const { out } = values;
  if (positionals.length > 0) throw new UsageError(`Not understood: ${positionals.join(' ')}`);
  if (out === undefined) throw new UsageError('Name a folder with --out.');
  const seed = wholeNumber(values.seed, 'seed', 0);
  const shots = wholeNumber(values.shots, 'shots', 1);
  const clip = await renderClip(out, {
    seed,
    shots,
    conditions: kind,
    signal,
  });
  await writeManifest(out, [clip]);
  print(
    `${join(out, clip.file)}: ${counted(clip.shots.length, 'shot')}; ${clip.conditions.join(', ')}`,
  );
}
