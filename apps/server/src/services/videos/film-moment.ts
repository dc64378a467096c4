import { open } from 'node:fs/promises';
import type { FilmedInput } from '@hooplog/contract';
import { type CreationTime, isBelievable, readCreationTime } from '@hooplog/domain';
import { isDayOf, type OwnCalendar } from '../workouts/workout-day.ts';

/** When a film was taken, according to its file; null if the file does not say. */
export async function readFilmTime(path: string, now: Date): Promise<CreationTime | null> {
  const file = await open(path);
  try {
    return await readCreationTime(async (start, length) => {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, start);
      return buffer.subarray(0, bytesRead);
    }, now);
  } finally {
    await file.close();
  }
}

interface FilmMoment {
  readonly workoutDate: Date;
  readonly own: OwnCalendar;
}

/**
 * When the workout of a film took place, from the first that is known: the player's word, the film's own time, the date of its
 * file, the moment when it was sent.
 */
export function filmMoment(
  filmed: FilmedInput | null,
  inFile: CreationTime | null,
  sentAt: Date,
): FilmMoment {
  const fromBrowser = filmed === null ? null : browserMoment(filmed, sentAt);
  if (fromBrowser !== null && filmed?.source !== 'file') return fromBrowser;
  if (inFile === null)
    return fromBrowser ?? { workoutDate: sentAt, own: { timeZone: filmed?.timeZone } };
  const localDay = inFile.localDay ?? undefined;
  return {
    workoutDate: earlier(inFile.at, sentAt),
    own: { timeZone: filmed?.timeZone, ...(localDay && { localDay }) },
  };
}

/** Nobody films in the future, but a camera's clock may be ahead. */
const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

function browserMoment(filmed: FilmedInput, sentAt: Date): FilmMoment | null {
  const at = new Date(filmed.at);
  if (!isBelievable(at, sentAt)) return null;
  const { timeZone, localDay } = filmed;
  if (at > sentAt || localDay === undefined || !isDayOf(at, localDay)) {
    return { workoutDate: earlier(at, sentAt), own: { timeZone } };
  }
  return { workoutDate: at, own: { timeZone, localDay } };
}
