import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeVideo } from '@hooplog/media';
import { renderWorkout } from '@hooplog/synth';
import { readArguments, wholeNumber } from '../read-arguments.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

/** `hooplog synth`: films a workout that never was, and writes down what really happened in it. */
export async function runSynth(args: string[], { print, signal }: Terminal): Promise<void> {
  const { values, positionals } = readArguments(args, ['seed', 'shots', 'out']);
  const { out } = values;
  if (positionals.length > 0) throw new UsageError(`Not understood: ${positionals.join(' ')}`);
  if (out === undefined) throw new UsageError('Name a folder with --out.');
  const seed = wholeNumber(values.seed, 'seed', 0);
  const shots = wholeNumber(values.shots, 'shots', 1);
  const { source, truth } = renderWorkout({ seed, shots });
  const { width, height, video } = source;
  const { framesPerSecond } = video;
  const file = `workout-${seed}.mp4`;
  await mkdir(out, { recursive: true });
  const size = { width, height, framesPerSecond };
  await writeVideo(join(out, file), source, { ...size, withSilence: true, signal });
  const manifest = { clips: [{ file, set: 'synth', ...truth }] };
  await writeFile(join(out, 'clips.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  print(`${join(out, file)}: ${video.durationSeconds.toFixed(1)} s, ${truth.shots.length} shots`);
}
