import { renderWorkout, varyConditions } from '@hooplog/synth';
import type { ManifestClip } from '../manifest.ts';
import { manifestSchema } from '../manifest.ts';
import { analyseFrames } from '../run/analyse-clip.ts';
import type { ClipResult } from '../score/score-clips.ts';

/** Every so many rim clips one is taken: both courts, made and missed. */
const RIM_STEP = 17;

/** The real clips of the floors: scenes with one shooter, and some of the rim clips. */
export function floorClips(clips: readonly ManifestClip[]): ManifestClip[] {
  const rims = clips.filter(({ kind }) => kind === 'rim');
  const scenes = clips.filter(({ kind, set }) => kind === 'scene' && set === 'solo');
  return [...scenes, ...rims.filter((_, index) => index % RIM_STEP === 0)];
}

/** Usual conditions, then what two seeds choose: fixed, since floors compare with themselves. */
const RENDERINGS = [
  { seed: 21, options: {} },
  ...[22, 23].map((seed) => ({ seed, options: varyConditions(seed).options })),
];
const SHOTS = 3;

/** Analyses the renderings of the floors, straight from the renderer, with marks on the court. */
export async function floorRenderings(): Promise<ClipResult[]> {
  const results: ClipResult[] = [];
  for (const { seed, options } of RENDERINGS) {
    const { source, truth } = renderWorkout({ ...options, seed, shots: SHOTS });
    const entry = { file: `seed ${seed}`, set: 'synth', ...truth };
    const [clip] = manifestSchema.parse({ clips: [entry] }).clips;
    if (!clip) throw new Error('A manifest of one clip has one');
    const court = clip.court ? { rim: null, court: clip.court } : null;
    const analysis = await analyseFrames(source, court);
    results.push({ ...analysis, clip, withCourt: court ? analysis.shots : null });
  }
  return results;
}
