import { type LocalDay, parseLocalDay } from '@hooplog/domain';

/** A date as somebody wrote it. */
export interface WrittenDate {
  /** The date with the day before the month; null if that is impossible. */
  readonly dayFirst: LocalDay | null;
  /** The date with the month first. Both are equal if the text is unambiguous. */
  readonly monthFirst: LocalDay | null;
  /** Seconds since midnight; null without a time. */
  readonly seconds: number | null;
  /** The clock's offset from UTC in minutes; null for the player's own clock. */
  readonly offset: number | null;
}

/** Years of two digits below this belong to this century; no tracker existed in the seventies. */
const FIRST_TWO_DIGIT_YEAR = 70;
/** Day 0 of a spreadsheet's serial numbers. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
const DAY_SECONDS = 86_400;

const MONTH_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'];
const withoutAccents = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase();

/** Names of months, long and short, without accents and dots. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from(
        { length: 12 },
        (_, index) =>
          [withoutAccents(format.format(Date.UTC(2026, index, 15))), index + 1] as const,
      );
    }),
  ),
);

const TIME =
  /^(.*?)[\s,T]+(\d{1,2})[:h](\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(a\.?m\.?|p\.?m\.?|uhr)?\s*(z|utc|[+-]\d{2}:?\d{2})?$/i;

interface Clock {
  readonly day: string;
  readonly seconds: number | null;
  readonly offset: number | null;
}

function offsetOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(text) ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (60 * Number(hours) + Number(minutes));
}

/** Splits the time off a date; null if it is not a time. */
function splitTime(text: string): Clock | null {
  const match = TIME.exec(text);
  if (match === null) return { day: text, seconds: null, offset: null };
  const [, day = '', hourText, minuteText, secondText = '0', fraction = '0', half = '', zone] =
    match;
  const isHalf = /^[ap]/i.test(half);
  const [hour, minute, second] = [Number(hourText), Number(minuteText), Number(secondText)];
  if (minute > 59 || second > 59 || hour > 23 || (isHalf && (hour < 1 || hour > 12))) return null;
  const hours = isHalf ? (hour % 12) + (/^p/i.test(half) ? 12 : 0) : hour;
  const seconds = 3600 * hours + 60 * minute + second + Number(`0.${fraction}`);
  return { day: day.trim(), seconds, offset: offsetOf(zone) };
}

const fullYear = (text: string): number =>
  text.length > 2
    ? Number(text)
    : Number(text) + (Number(text) < FIRST_TWO_DIGIT_YEAR ? 2000 : 1900);

function dayOf(year: string, month: number, day: string): LocalDay | null {
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  return parseLocalDay(`${pad(fullYear(year), 4)}-${pad(month)}-${pad(Number(day))}`);
}

type Days = Pick<WrittenDate, 'dayFirst' | 'monthFirst'>;
const sure = (day: LocalDay | null): Days => ({ dayFirst: day, monthFirst: day });

/** 2026-11-20, 2026/11/20, 20261120, 20.11.2026, 20/11/26, 11/20/2026, 20-11-2026 */
function fromNumbers(text: string): Days | null {
  const [, year = '', middle, last = ''] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ??
    [];
  if (middle !== undefined) return sure(dayOf(year, Number(middle), last));
  const match = /^(\d{1,2})(\.|\/|-)\s?(\d{1,2})\2\s?(\d{4}|\d{2})\.?$/.exec(text);
  if (match === null) return null;
  const [, one = '', sign, two = '', end = ''] = match;
  const dayFirst = dayOf(end, Number(two), one);
  // Nobody writes the month first with dots.
  return sign === '.' ? sure(dayFirst) : { dayFirst, monthFirst: dayOf(end, Number(one), two) };
}

/** 20 Nov 2026, 20. November 2026, 20-Nov-26, Nov 20, 2026, each with or without a day of the week. */
function fromWords(text: string): Days | null {
  const words = text.split(/[\s,./-]+/).filter((word) => !/^(de|of|the)?$/i.test(word));
  const named = words.findIndex((word) => MONTHS.has(withoutAccents(word)));
  const month = MONTHS.get(withoutAccents(words[named] ?? ''));
  const numbers = words
    .map((word) => word.replace(/(?<=\d)(st|nd|rd|th|er)$/i, ''))
    .filter((word) => /^\d+$/.test(word));
  const [day, year] = numbers;
  if (month === undefined || numbers.length !== 2 || words.length > 4) return null;
  if (day === undefined || year === undefined || day.length > 2) return null;
  return sure(dayOf(year, month, day));
}

/** 46346 or 46346,75: a date in a cell that is formatted as a number. */
function fromSerial(text: string): WrittenDate | null {
  if (!/^\d{5}(?:[.,]\d+)?$/.test(text)) return null;
  const serial = Number(text.replace(',', '.'));
  const whole = Math.floor(serial);
  const day = parseLocalDay(
    new Date(SERIAL_ZERO + whole * DAY_SECONDS * 1000).toISOString().slice(0, 10),
  );
  const seconds = serial === whole ? null : Math.round((serial - whole) * DAY_SECONDS);
  return { ...sure(day), seconds, offset: null };
}

/** Reads a date, with or without a time, in the formats of spreadsheets and of many countries; null for other text. */
export function readDate(text: string): WrittenDate | null {
  const trimmed = text.trim().replace(/[\u00a0\u202f]/g, ' ');
  const serial = fromSerial(trimmed);
  if (serial !== null) return serial;
  const clock = splitTime(trimmed);
  if (clock === null) return null;
  const { day, seconds, offset } = clock;
  const days = fromNumbers(day) ?? fromWords(day);
  if (days === null || (days.dayFirst === null && days.monthFirst === null)) return null;
  return { ...days, seconds, offset };
}
