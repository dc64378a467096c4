import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zoneSpot } from '@hooplog/domain';
import { writeVideo } from '@hooplog/media';
import { renderWorkout } from '@hooplog/synth';
import type { PlannedShot, Truth, WorkoutOptions } from '@hooplog/synth';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/hooplog', import.meta.url));

export interface RenderedClip {
  /** An H.264 MP4 of 640 × 360, with silence as sound. */
  readonly path: string;
  readonly truth: Truth;
}

/** Made, missed, made; from near spots, so that the clip is short. */
const SHOTS: readonly PlannedShot[] = [
  { spot: zoneSpot('zone_5_free_throw'), kind: 'swish' },
  { spot: zoneSpot('zone_5_free_throw'), kind: 'rim_out' },
  { spot: zoneSpot('zone_2_left_midrange'), kind: 'swish' },
];

/** The differences between the clips. Each is cached by file name: use a new name when its pictures or truth change. */
const CLIPS = {
  /** From the corner: three corners of its court lie nearly on one line. */
  usual: { file: 'clip-v3-5', options: { seed: 5 } },
  /** All four corners of the lane are in the picture, and one of the court. */
  whole_lane: {
    file: 'clip-lane-v3-6',
    options: { seed: 6, view: 'diagonal', framesPerSecond: 24 },
  },
  /** Filmed upright, from behind the shooter. */
  upright: {
    file: 'clip-upright-v3-7',
    options: { seed: 7, width: 360, height: 640, view: 'behind_shooter' },
  },
} as const satisfies Record<string, { file: string; options: Omit<WorkoutOptions, 'shots'> }>;

/**
 * A short workout of three shots (made, missed, made) as a video file, for tests and journeys that need a real
 * upload. Rendered once and cached in `node_modules/.cache`.
 */
export function renderedClip(which: keyof typeof CLIPS = 'usual'): Promise<RenderedClip> {
  const { file, options } = CLIPS[which];
  return cachedClip(file, { ...options, shots: SHOTS });
}

/** A film, rendered unless it is cached. @param name of its file: use a new one when its pictures or truth change */
export async function cachedClip(name: string, options: WorkoutOptions): Promise<RenderedClip> {
  const path = join(CACHE, `${name}.mp4`);
  const truthPath = join(CACHE, `${name}.json`);
  const isCached = await access(truthPath).then(
    () => true,
    () => false,
  );
  if (!isCached) await render(options, path, truthPath);
  return { path, truth: JSON.parse(await readFile(truthPath, 'utf8')) as Truth };
}

/** Written under a temporary name first: parallel test files may ask for the same clip. */
async function render(options: WorkoutOptions, path: string, truthPath: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const part = join(CACHE, `part-${randomUUID()}`);
  const { source, truth } = renderWorkout(options);
  const { width, height, video } = source;
  const { framesPerSecond } = video;
  try {
    await writeVideo(`${part}.mp4`, source, { width, height, framesPerSecond, withSilence: true });
    await writeFile(`${part}.json`, JSON.stringify(truth));
    await rename(`${part}.mp4`, path);
    await rename(`${part}.json`, truthPath);
  } finally {
    await rm(`${part}.mp4`, { force: true });
    await rm(`${part}.json`, { force: true });
  }
}
