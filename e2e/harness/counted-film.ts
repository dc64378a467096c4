import { expect, type Page } from '@playwright/test';

/** The properties of a film's shot; the default is a make from the free-throw line. */
interface FilmedShot {
  readonly rimSeconds: number;
  readonly outcome?: 'made' | 'missed';
  readonly [more: string]: unknown;
}

interface CountedFilm {
  readonly workoutDate?: Date | string;
  readonly shots: readonly FilmedShot[];
  /** Centre of the ring in the film's frames of 640 by 360, px. */
  readonly ring?: { readonly cx: number; readonly cy: number };
}

/** The ring in these films, px. */
export const RING = { cx: 310, cy: 130, rx: 14, ry: 5 };
export const MEDIA = { width: 640, height: 360 };

/** Saves a film that the player's device counted; the video itself stayed there. */
export async function saveCountedFilm(
  { request }: Page,
  { workoutDate = new Date(), shots, ring = RING }: CountedFilm,
): Promise<{ readonly id: string; readonly workoutId: string }> {
  const found = { source: 'found', confidence: 0.97, court: null, courtSource: null, lines: null };
  const saved = await request.post('/api/videos/counted', {
    data: {
      ...{ countedOn: 'device', workoutDate: new Date(workoutDate).toISOString() },
      media: { durationSeconds: 60, ...MEDIA, framesPerSecond: 30 },
      ...{ given: null, calibration: { rim: { ...RING, ...ring }, ...found }, warnings: [] },
      shots: shots.map((shot) => ({
        ...{ releaseSeconds: shot.rimSeconds - 0.5, outcome: 'made', confidence: 0.9 },
        ...{ zone: 'zone_5_free_throw', court: { x: 0, y: 14.5 }, needsReview: false },
        ...{ reason: 'In.', path: [], crossing: null, features: {} },
        ...shot,
      })),
      scene: { pace: 1, flights: [] },
    },
  });
  await expect(saved).toBeOK();
  return (await saved.json()) as { id: string; workoutId: string };
}
