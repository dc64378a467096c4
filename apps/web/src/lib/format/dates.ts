const LOCAL_DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const LONG_DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const SHORT_DAY = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const WEEKDAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** "Saturday, November 21, 2026" of a calendar day. */
export function formatLongDay(day: string): string {
  return LONG_DAY.format(new Date(`${day}T00:00:00Z`));
}

/** "Nov 21" of a calendar day. */
export function formatShortDay(day: string): string {
  return SHORT_DAY.format(new Date(`${day}T00:00:00Z`));
}

/** "Friday, Jun 19" of a calendar day. */
export function formatWeekday(day: string): string {
  return WEEKDAY.format(new Date(`${day}T00:00:00Z`));
}

/** "November 2026" of a month `YYYY-MM`. */
export function formatMonth(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`));
}

/** "Nov 21, 2026" of a moment, in the browser's time zone. */
export function formatDay(instant: string): string {
  return DAY.format(new Date(instant));
}

/** "2:05 PM" of a moment, in the browser's time zone. */
export function formatTime(instant: string): string {
  return TIME.format(new Date(instant));
}

/** "Sat, Nov 21, 2026" of a calendar day `YYYY-MM-DD`; the same day wherever it is read. */
export function formatLocalDay(day: string): string {
  return LOCAL_DAY.format(new Date(`${day}T00:00:00Z`));
}

/** "Saturday, November 21, 2026 at 2:05 PM" of a moment, in the browser's time zone. */
export function formatDayAndTime(instant: string): string {
  return DAY_AND_TIME.format(new Date(instant));
}
