const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Sat, Nov 21, 2026", in the browser's time zone. */
export function formatDay(instant: string): string {
  return DAY.format(new Date(instant));
}

/** "Saturday, November 21, 2026 at 2:05 PM", in the browser's time zone. */
export function formatDayAndTime(instant: string): string {
  return DAY_AND_TIME.format(new Date(instant));
}
