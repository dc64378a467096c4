import { join } from 'node:path';
import { z } from 'zod';
import { readManifest } from '../manifest.ts';
import type { ManifestClip } from '../manifest.ts';
import type { ClipAnalysis } from '../run/analyse-clip.ts';
import { analyseInLanes } from '../run/lanes.ts';
import { matchShots } from '../score/match-shots.ts';
import { isSameRing } from '../score/score-clips.ts';

const measurement = z.object({
  file: z.string(),
  place: z.string(),
  made: z.boolean(),
  /** Its weight in a fit. */
  count: z.number().positive(),
  features: z.record(z.string(), z.number()),
  hoopConfidence: z.number(),
});

/** The program's measurements of an attempt with a known outcome. */
export type Measurement = z.infer<typeof measurement>;

/** The cache file: with it, refitting takes a second. */
export const measurementsSchema = z.object({
  schema: z.literal('hooplog.features/2'),
  /** Labelled clips that were analysed, including those without a found attempt. */
  clips: z.number(),
  attempts: z.array(measurement),
});

export type Measurements = z.infer<typeof measurementsSchema>;

/** The set of all renderings. */
export const RENDERED = 'synth';

/** A rendered shot is only as realistic as the renderer's ball, ring and net. */
const RENDERED_COUNT = 0.5;

/** The court or kind of footage that a clip belongs to; it is judged by weights fitted on the others. */
export const placeOf = ({ place, set }: ManifestClip): string => place ?? set ?? '';

/** A scene whose ring is not visible (filmed from behind the board) teaches nothing about calls. */
const isForFitting = ({ kind, rim }: ManifestClip): boolean => kind === 'rim' || rim !== null;

/** Analyses the clips of some folders that are meant for fitting, in the same way as uploads: with the found ring. */
export async function measureClips(
  folders: readonly string[],
  onClip: (clip: ManifestClip, found: number, index: number, count: number) => void = () =>
    undefined,
): Promise<Measurements> {
  const manifests = await Promise.all(
    folders.map(async (folder) => ({ folder, clips: await readManifest(folder) })),
  );
  const clips = manifests.flatMap(({ folder, clips: all }) =>
    all.filter(isForFitting).map((clip) => ({ clip, path: join(folder, clip.file) })),
  );
  const tasks = clips.map(({ path }) => ({ path, calibration: null }));
  const analyses = await analyseInLanes(tasks, ({ shots }, index) => {
    const task = clips[index];
    if (task) onClip(task.clip, shots.length, index, clips.length);
  });
  const attempts = clips.flatMap(({ clip }, index) => {
    const analysis = analyses[index];
    return analysis ? measurementsOf(clip, analysis) : [];
  });
  return { schema: 'hooplog.features/2', clips: clips.length, attempts };
}

/** The found attempts of a clip, with their truth; empty if another place was taken for the ring. */
export function measurementsOf(clip: ManifestClip, analysis: ClipAnalysis): Measurement[] {
  if (clip.rim && analysis.rim && !isSameRing(clip.rim, analysis.rim)) return [];
  return matchShots(clip.shots, analysis.shots).map(({ truth, found }) => ({
    file: clip.file,
    place: placeOf(clip),
    made: truth.outcome === 'made',
    count: placeOf(clip) === RENDERED ? RENDERED_COUNT : 1,
    features: { ...found.evidence.features },
    hoopConfidence: analysis.hoopConfidence,
  }));
}
