import type { AppContext } from '../context.ts';
import { type Media, openMedia } from '../videos/open-media.ts';
import { getReel } from './get-reel.ts';

/** The reel of a workout, once it is ready and while it shows the workout's present makes. */
export async function openReel(
  context: Pick<AppContext, 'database' | 'storage'>,
  userId: string,
  workoutId: string,
): Promise<Media> {
  const { state, row } = await getReel(context, userId, workoutId);
  return openMedia(context, state === 'ready' ? (row?.storageKey ?? null) : null, 'video/mp4');
}
