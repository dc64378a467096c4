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

/** "Sat, Nov 21, 2026" of a calendar day `YYYY-MM-DD`; the same day wherever it is read. */
export function formatLocalDay(day: string): string {
  return LOCAL_DAY.format(new Date(`${day}T00:00:00Z`));
}

/** "Saturday, November 21, 2026 at 2:05 PM" of a moment, in the browser's time zone. */
export function formatDayAndTime(instant: string): string {
  return DAY_AND_TIME.format(new Date(instant));
}
