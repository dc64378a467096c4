import { join } from 'node:path';
import { openFrames } from '@hooplog/media';
import { analyze, NoHoopFound } from '@hooplog/vision';
import { z } from 'zod';
import { readManifest } from '../manifest.ts';
import type { ManifestClip } from '../manifest.ts';
import { inTurns } from '../run/in-turns.ts';
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

/** Analyses the labelled clips of a folder that hold one attempt each and name their place. */
export async function measureClips(
  folder: string,
  onClip: (clip: ManifestClip, found: number, index: number, count: number) => void = () =>
    undefined,
): Promise<Measurements> {
  const clips = (await readManifest(folder)).filter(
    ({ kind, place }) => kind === 'rim' && place !== undefined,
  );
  const measured = await inTurns(clips, 2, async (clip, index) => {
    const attempts = await measureClip(folder, clip);
    onClip(clip, attempts.length, index, clips.length);
    return attempts;
  });
  return { schema: 'hooplog.features/1', clips: clips.length, attempts: measured.flat() };
}

async function measureClip(folder: string, clip: ManifestClip): Promise<Measurement[]> {
  const source = await openFrames(join(folder, clip.file));
  const analysis = await analyze(source).catch((error: unknown) => {
    if (error instanceof NoHoopFound) return null;
    throw error;
  });
  if (!analysis) return [];
  return matchShots(clip.shots, analysis.shots).map(({ truth, found }) => ({
    file: clip.file,
    place: clip.place ?? '',
    made: truth.outcome === 'made',
    features: { ...found.evidence.features },
    hoopConfidence: analysis.calibration.confidence,
  }));
}
