import { join } from 'node:path';
import { z } from 'zod';
import { readManifest } from '../manifest.ts';
import type { ManifestClip } from '../manifest.ts';
import type { ClipAnalysis } from '../run/analyse-clip.ts';
import { analyseInLanes } from '../run/lanes.ts';
import { matchShots } from '../score/match-shots.ts';

const measurement = z.object({
  file: z.string(),
  place: z.string(),
  made: z.boolean(),
  features: z.record(z.string(), z.number()),
  hoopConfidence: z.number(),
});

/** What the program measured of an attempt whose outcome is known. */
export type Measurement = z.infer<typeof measurement>;

/** The file that makes refitting a matter of a second. */
export const measurementsSchema = z.object({
  schema: z.literal('hooplog.features/1'),
  /** Labelled clips that were looked at, those without a found attempt included. */
  clips: z.number(),
  attempts: z.array(measurement),
});

export type Measurements = z.infer<typeof measurementsSchema>;

/** Clips that hold one attempt each and name their place: what weights are fitted on. */
export const isForFitting = ({ kind, place }: ManifestClip): boolean =>
  kind === 'rim' && place !== undefined;

/** Analyses the clips of a folder that are for fitting. */
export async function measureClips(
  folder: string,
  onClip: (clip: ManifestClip, found: number, index: number, count: number) => void = () =>
    undefined,
): Promise<Measurements> {
  const clips = (await readManifest(folder)).filter(isForFitting);
  const tasks = clips.map(({ file }) => ({ path: join(folder, file), calibration: null }));
  const analyses = await analyseInLanes(tasks, ({ shots }, index) => {
    const clip = clips[index];
    if (clip) onClip(clip, shots.length, index, clips.length);
  });
  const attempts = clips.flatMap((clip, index) => {
    const analysis = analyses[index];
    return analysis ? measurementsOf(clip, analysis) : [];
  });
  return { schema: 'hooplog.features/1', clips: clips.length, attempts };
}

/** The attempts of a clip that were found, with their truth. */
export function measurementsOf(clip: ManifestClip, analysis: ClipAnalysis): Measurement[] {
  return matchShots(clip.shots, analysis.shots).map(({ truth, found }) => ({
    file: clip.file,
    place: clip.place ?? '',
    made: truth.outcome === 'made',
    features: { ...found.evidence.features },
    hoopConfidence: analysis.hoopConfidence,
  }));
}
