const MINUTE = 60;
const HOUR = 60 * MINUTE;

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** "0:07", "12:05", "1:02:05": elapsed seconds, of a video or a stopwatch. */
export function formatClock(seconds: number): string {
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const rest = twoDigits(whole % MINUTE);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${twoDigits(minutes)}:${rest}`;
}
