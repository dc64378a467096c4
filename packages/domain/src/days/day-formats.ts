/** Formatters in the cache. Few time zones have players at the same time; the spellings of a name are unlimited. */
export const MAX_CACHED_FORMATS = 128;

/** A cached formatter with its last result. */
interface CachedFormat {
  readonly format: Intl.DateTimeFormat;
  minute: number;
  day: string;
}

/** In the order of their last use (LRU). */
const cached = new Map<string, CachedFormat>();

function make(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
}

/** Returns the zone's formatter and moves it to the end; the first one is evicted. */
function use(timeZone: string): CachedFormat {
  const found = cached.get(timeZone) ?? { format: make(timeZone), minute: Number.NaN, day: '' };
  cached.delete(timeZone);
  cached.set(timeZone, found);
  const [oldest] = cached.keys();
  if (cached.size > MAX_CACHED_FORMATS && oldest !== undefined) cached.delete(oldest);
  return found;
}

/**
 * Formats the days of a time zone. Cached per zone, as creating a formatter takes twenty times as long as using
 * it; the least recently used one is evicted. Throws RangeError for an unknown zone.
 */
export const dayFormat = (timeZone: string): Intl.DateTimeFormat => use(timeZone).format;

const MINUTE_MS = 60_000;

/** From here on all clocks differ by whole minutes: Liberia's were the last ones that did not. */
const WHOLE_MINUTES_FROM = Date.UTC(1973, 0) / MINUTE_MS;

function formatDay(format: Intl.DateTimeFormat, moment: Date): string {
  const parts = format.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/**
 * The day of a moment in a time zone, `YYYY-MM-DD`; throws RangeError for an unknown zone. All moments of a
 * minute are on the same day, so each is formatted once a minute.
 */
export function dayIn(timeZone: string, moment: Date): string {
  const found = use(timeZone);
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  if (minute === found.minute) return found.day;
  const day = formatDay(found.format, moment);
  if (minute >= WHOLE_MINUTES_FROM) Object.assign(found, { minute, day });
  return day;
}
