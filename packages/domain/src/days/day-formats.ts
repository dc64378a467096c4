/** Formatters in the cache. Few time zones have players at the same time; the spellings of a name are unlimited. */
export const KEPT_FORMATS = 128;

/** In the order of their last use. */
const kept = new Map<string, Intl.DateTimeFormat>();

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

/**
 * Formats the days of a time zone. Cached per zone, as making one takes twenty times as long as
 * using it; the least recently used one is dropped. Throws RangeError for an unknown zone.
 */
export function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const format = kept.get(timeZone) ?? make(timeZone);
  kept.delete(timeZone);
  kept.set(timeZone, format);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_FORMATS && oldest !== undefined) kept.delete(oldest);
  return format;
}
