import { phrase } from '@hooplog/language';
import { AppError } from '../errors/app-error.ts';

/** Encodes where the next page of a list begins, as opaque text for URLs. */
export function writeCursor({ workoutDate, id }: { workoutDate: Date; id: string }): string {
  return Buffer.from(`${workoutDate.toISOString()} ${id}`).toString('base64url');
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** PostgreSQL has no year 0. */
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

/** The content of a JSON cursor, not validated; null if it is not JSON. */
export function parseCursor(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

/** The Link header for the next page. @param path with its query */
export function nextLink(path: string, cursor: string): string {
  const url = new URL(path, 'http://hooplog.invalid');
  url.searchParams.set('cursor', cursor);
  return `<${url.pathname}${url.search}>; rel="next"`;
}
