import { t } from '@hooplog/language';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
const YEAR_MS = 365.25 * DAY_MS;

/** Largest unit first; the first one that has passed at least once is used. */
const UNITS: readonly (readonly [ms: number, words: (n: number) => string])[] = [
  [YEAR_MS, (n) => t('{n, plural, one {# year} other {# years}}', { n })],
  [YEAR_MS / 12, (n) => t('{n, plural, one {# month} other {# months}}', { n })],
  [WEEK_MS, (n) => t('{n, plural, one {# week} other {# weeks}}', { n })],
  [DAY_MS, (n) => t('{n, plural, one {# day} other {# days}}', { n })],
  [HOUR_MS, (n) => t('{n} h', { n })],
  [MINUTE_MS, (n) => t('{n} min', { n })],
];

/** "5 min ago", "3 days ago". Clocks differ a little, so a moment in the future is "just now". */
export function relativeTime(instant: string, now: Date): string {
  const age = now.getTime() - Date.parse(instant);
  const unit = UNITS.find(([ms]) => age >= ms);
  if (unit === undefined) return t('just now');
  const [ms, words] = unit;
  return t('{span} ago', { span: words(Math.floor(age / ms)) });
}
