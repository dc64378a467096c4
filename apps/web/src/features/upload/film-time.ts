import type { FilmedInput } from '@hooplog/contract';
import { isBelievable, type LocalDay, localDayOf, readCreationTime } from '@hooplog/domain';
import { serverNow } from '../../lib/time/server-clock.ts';

/** When a film on this device was recorded, and the source of that time. */
export interface FilmTime extends FilmedInput {
  readonly timeZone: string;
  readonly localDay: LocalDay;
}

/** From the film's metadata; else the file date, which a phone sets when filming ends; else now. */
export async function filmTimeOf(file: File, timeZone: string): Promise<FilmTime> {
  const now = serverNow();
  const read = async (start: number, length: number) =>
    new Uint8Array(await file.slice(start, start + length).arrayBuffer());
  const inFilm = await readCreationTime(read, now).catch(() => null);
  const ofFile = new Date(file.lastModified);
  const at = inFilm?.at ?? (isBelievable(ofFile, now) ? ofFile : now);
  const localDay = inFilm?.localDay ?? localDayOf(at, timeZone);
  return { at: at.toISOString(), localDay, timeZone, source: inFilm === null ? 'file' : 'film' };
}
