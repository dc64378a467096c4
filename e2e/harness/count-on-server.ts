import { readFile } from 'node:fs/promises';
import {
  calibrationInputSchema,
  workoutDetailsSchema,
  type WorkoutDetails,
} from '@hooplog/contract';
import { renderedClip } from '@hooplog/eval';
import { expect, type Page } from '@playwright/test';

/** Counting the rendered clip takes a while on a small machine. */
const COUNTING_MS = 240_000;

/**
 * Uploads the rendered clip as the player of this page and lets the server count it; for journeys about later steps.
 */
export async function countOnServer({ request }: Page): Promise<WorkoutDetails> {
  const clip = await renderedClip();
  const asked = await request.post('/api/videos/upload');
  const { uploadURL } = (await asked.json()) as { readonly uploadURL: string };
  const { pathname } = new URL(uploadURL);
  const sent = await request.put(pathname, {
    data: await readFile(clip.path),
    headers: { 'content-type': 'video/mp4' },
  });
  await expect(sent).toBeOK();
  const counted = await request.post('/api/videos/process', {
    data: { videoURL: pathname, calibration: calibrationInputSchema.parse(clip.truth) },
    timeout: COUNTING_MS,
  });
  await expect(counted).toBeOK();
  const { workout } = (await counted.json()) as { readonly workout: unknown };
  return workoutDetailsSchema.parse(workout);
}
