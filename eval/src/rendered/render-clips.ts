import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeVideo } from '@hooplog/media';
import { hardConditions, movingConditions, renderWorkout, varyConditions } from '@hooplog/synth';
import type { Truth } from '@hooplog/synth';

/** A rendered clip in the form of the manifest. */
export interface RenderedEntry extends Truth {
  readonly file: string;
  readonly set: 'synth';
  readonly conditions: readonly string[];
}

/** Usual conditions, on a floor without a court's lines. */
function bareConditions(seed: number): ReturnType<typeof varyConditions> {
  const { options, names, ...others } = varyConditions(seed);
  const look = { ...options.look, floor: 'bare' as const };
  return { ...others, options: { ...options, look }, names: [...names, 'bare floor'] };
}

/** Conditions chosen by a seed: usual ones, a moved phone, something hard to count, or no lines on the floor. */
const CONDITIONS = {
  ...{ usual: varyConditions, moving: movingConditions },
  ...{ hard: hardConditions, bare: bareConditions },
};

type ClipConditions = keyof typeof CONDITIONS;

export interface RenderClipOptions {
  readonly seed: number;
  readonly shots: number;
  readonly conditions?: ClipConditions;
  readonly signal?: AbortSignal;
}

/** Renders one workout under the conditions that its seed chooses, into `folder`. */
export async function renderClip(
  folder: string,
  { seed, shots, conditions = 'usual', signal }: RenderClipOptions,
): Promise<RenderedEntry> {
  const { options, names, crf } = CONDITIONS[conditions](seed);
  const { source, truth } = renderWorkout({ ...options, seed, shots });
  const { width, height, video } = source;
  const file = `${conditions === 'usual' ? '' : `${conditions}-`}workout-${seed}.mp4`;
  await mkdir(folder, { recursive: true });
  await writeVideo(join(folder, file), source, {
    ...{ width, height, framesPerSecond: video.framesPerSecond, crf, withSilence: true },
    variableRate: options.variableRate ?? false,
    ...(signal ? { signal } : {}),
  });
  return { file, set: 'synth', conditions: names, ...truth };
}

/** Renders workouts with the seeds from `firstSeed` on, and writes the manifest that `evaluate` reads. */
export async function renderClips(
  folder: string,
  options: {
    readonly firstSeed: number;
    readonly workouts: number;
    readonly shots: number;
    readonly conditions?: ClipConditions;
  },
  onClip: (entry: RenderedEntry, index: number) => void = () => undefined,
): Promise<void> {
  const clips: RenderedEntry[] = [];
  for (let index = 0; index < options.workouts; index++) {
    const entry = await renderClip(folder, {
      seed: options.firstSeed + index,
      shots: options.shots,
      conditions: options.conditions ?? 'usual',
    });
    clips.push(entry);
    onClip(entry, index);
  }
  await writeManifest(folder, clips);
}

export async function writeManifest(
  folder: string,
  clips: readonly RenderedEntry[],
): Promise<void> {
  await writeFile(join(folder, 'clips.json'), `${JSON.stringify({ clips }, null, 2)}\n`);
}
