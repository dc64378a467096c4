import type { WorkoutOptions } from '@hooplog/synth';
import { renderWorkout, varyConditions } from '@hooplog/synth';
import type { ManifestClip } from '../manifest.ts';
import { manifestSchema } from '../manifest.ts';
import { analyseFrames } from '../run/analyse-clip.ts';
import type { ClipResult } from '../score/score-clips.ts';

/** Every nth rim clip is taken: both courts, made and missed. */
const RIM_STEP = 17;

/** The real clips of the floors: all scenes, and some of the rim clips. */
export function floorClips(clips: readonly ManifestClip[]): ManifestClip[] {
  const rims = clips.filter(({ kind }) => kind === 'rim');
  const scenes = clips.filter(({ kind }) => kind === 'scene');
  return [...scenes, ...rims.filter((_, index) => index % RIM_STEP === 0)];
}

/** Usual conditions, then those chosen by seeds. Fixed, since floors are compared with themselves. */
const RENDERINGS = [
  { seed: 21, options: {} },
  ...Array.from({ length: 19 }, (_, at) => ({
    seed: 22 + at,
    options: varyConditions(22 + at).options,
  })),
];
const SHOTS = 3;

/** Events that may be mistaken for a shot, each beside one shot, in small pictures: a few seconds of work each. */
const FALSE_ATTEMPTS: readonly Partial<WorkoutOptions>[] = [
  { play: 'lobs' },
  { play: 'holds_up' },
  { secondBall: 'nearer' },
  { secondBall: 'farther', view: 'side' },
  { net: 'none', kinds: ['swish'] },
];

/** Analyses the renderings of the floors, with marks on the court. */
export const floorRenderings = (): Promise<ClipResult[]> =>
  analyseRenderings(RENDERINGS.map(({ seed, options }) => ({ ...options, seed, shots: SHOTS })));

/** Analyses renderings of events that may be mistaken for a shot. */
export const floorFalseAttempts = (): Promise<ClipResult[]> =>
  analyseRenderings(
    FALSE_ATTEMPTS.map((options) => ({ ...options, seed: 91, shots: 1, width: 480, height: 270 })),
  );

/** Straight from the renderer. */
async function analyseRenderings(workouts: readonly WorkoutOptions[]): Promise<ClipResult[]> {
  const results: ClipResult[] = [];
  for (const [index, options] of workouts.entries()) {
    const { source, truth } = renderWorkout(options);
    const entry = { file: `${index}, seed ${options.seed}`, set: 'synth', ...truth };
    const [clip] = manifestSchema.parse({ clips: [entry] }).clips;
    if (!clip) throw new Error('A manifest of one clip has one');
    const court = clip.court ? { rim: null, court: clip.court } : null;
    const analysis = await analyseFrames(source, court);
    results.push({ ...analysis, clip, withCourt: court ? analysis.shots : null });
  }
  return results;
}

const at = (x: number, y: number, z: number) => ({ x, y, z });

/**
 * Phones that see no ring: behind a board that hides it, and turned away. One shot each is enough. Feet and
 * degrees.
 */
export const WITHOUT_A_RING: readonly (readonly [name: string, WorkoutOptions])[] = [
  ...[31, 32, 33].map((seed, index): [string, WorkoutOptions] => [
    `behind the board, seed ${seed}`,
    {
      ...{ seed, shots: 1, look: { board: 'framed' } },
      camera: {
        position: at([-4, 0, 5][index] ?? 0, -11.5, 9),
        target: at(0, 8, 8),
        degreesWide: 70,
      },
    },
  ]),
  ...[34, 35, 36].map((seed, index): [string, WorkoutOptions] => [
    `away from the hoop, seed ${seed}`,
    {
      ...{ seed, shots: 1 },
      camera: {
        position: at([-20, 0, 20][index] ?? 0, 6, 5),
        target: at([-5, 3, 5][index] ?? 0, 40, 4),
        degreesWide: 62,
      },
    },
  ]),
];
