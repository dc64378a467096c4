/** A time of day, UTC: `03:17`. */
export type TimeOfDay = string;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

function millisecondsOf(time: TimeOfDay): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}

/** When the next backup begins. */
export function nextBackup(at: readonly TimeOfDay[], now: Date): Date {
  const midnight = now.getTime() - (now.getTime() % DAY_MS);
  const moments = at.flatMap((time) => {
    const today = midnight + millisecondsOf(time);
    return [today, today + DAY_MS];
  });
  return new Date(Math.min(...moments.filter((moment) => moment > now.getTime())));
}

/** The longest time between two backups, milliseconds. */
export function backupInterval(at: readonly TimeOfDay[]): number {
  const times = at.map(millisecondsOf).toSorted((a, b) => a - b);
  const next = [...times.slice(1), (times[0] ?? 0) + DAY_MS];
  return Math.max(...times.map((time, index) => (next[index] ?? DAY_MS) - time));
}

/**
 * The times of day in crontab format. Runs missed while nothing ran are made up for, once; at most one backup waits, and one runs
 * at a time.
 */
export function backupCrontab(at: readonly TimeOfDay[]): string {
  return at
    .map((time) => {
      const [hours, minutes] = time.split(':').map(Number);
      return `${minutes} ${hours} * * * back-up ?id=back-up-${time.replace(':', '')}&fill=1d&max=3&jobKey=${BACKUP_KEY}&queue=${BACKUP_KEY}`;
    })
    .join('\n');
}

/** Key of the job and name of its queue. */
export const BACKUP_KEY = 'back-up';
