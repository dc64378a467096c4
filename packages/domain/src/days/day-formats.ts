/** Formatters in the cache. Few time zones have players at the same time; the spellings of a name are unlimited. */
export const KEPT_FORMATS = 128;

/** A formatter, and what it said last. */
interface KeptFormat {
  readonly format: Intl.DateTimeFormat;
  minute: number;
  day: string;
}

/** In the order of their last use. */
const kept = new Map<string, KeptFormat>();

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

/** The zone's own, moved to the end of the line; the one in front is dropped. */
function use(timeZone: string): KeptFormat {
  const found = kept.get(timeZone) ?? { format: make(timeZone), minute: Number.NaN, day: '' };
  kept.delete(timeZone);
  kept.set(timeZone, found);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_FORMATS && oldest !== undefined) kept.delete(oldest);
  return found;
}

/**
 * Formats the days of a time zone. Cached per zone, as making one takes twenty times as long as
 * using it; the least recently used one is dropped. Throws RangeError for an unknown zone.
 */
export const dayFormat = (timeZone: string): Intl.DateTimeFormat => use(timeZone).format;

const MINUTE_MS = 60_000;

/** From here on all clocks are apart by whole minutes: Liberia's were the last ones that were not. */
const WHOLE_MINUTES_FROM = Date.UTC(1973, 0) / MINUTE_MS;

function formatDay(format: Intl.DateTimeFormat, moment: Date): string {
  const parts = format.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/**
 * The day of a moment in a time zone, `YYYY-MM-DD`; throws RangeError for an unknown zone. All calls of a minute ask for the same
 * one, and a day lasts for whole minutes: it is formatted once.
 */
export function dayIn(timeZone: string, moment: Date): string {
  const found = use(timeZone);
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  if (minute === found.minute) return found.day;
  const day = formatDay(found.format, moment);
  if (minute >= WHOLE_MINUTES_FROM) Object.assign(found, { minute, day });
  return day;
}
