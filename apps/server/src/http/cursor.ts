import { phrase } from '@hooplog/language';
import { AppError } from '../errors/app-error.ts';

/** Where the next page of a list begins, as an opaque text for addresses. */
export function writeCursor({ workoutDate, id }: { workoutDate: Date; id: string }): string {
  return Buffer.from(`${workoutDate.toISOString()} ${id}`).toString('base64url');
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** PostgreSQL knows no year 0. */
const ISO = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Reads what `writeCursor` wrote; 400 for anything else. */
export function readCursor(text: string | undefined): { workoutDate: Date; id: string } | null {
  if (text === undefined) return null;
  const [date = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const workoutDate = new Date(date);
  if (!ISO.test(date) || !UUID.test(id) || Number.isNaN(workoutDate.getTime())) {
    throw new AppError('validation_failed', phrase('Unknown cursor'), {
      fields: { cursor: 'Unknown cursor' },
    });
  }
  return { workoutDate, id };
}

/** What a cursor written as JSON holds, to be checked; null for anything else. */
export function parseCursor(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

/** The Link header that leads to the next page. @param path with its query */
export function nextLink(path: string, cursor: string): string {
  const url = new URL(path, 'http://hooplog.invalid');
  url.searchParams.set('cursor', cursor);
  return `<${url.pathname}${url.search}>; rel="next"`;
}
