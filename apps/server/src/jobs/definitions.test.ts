import { expect, test } from 'vitest';
import { type JobName, MAIL_JOBS, MAX_ATTEMPTS } from './definitions.ts';

/** From the first try of a job to its last, as graphile-worker waits between them. */
function hoursOf(job: JobName): number {
  const pauses = Array.from({ length: MAX_ATTEMPTS[job] - 1 }, (_, n) =>
    Math.exp(Math.min(n + 1, 10)),
  );
  return pauses.reduce((sum, pause) => sum + pause, 0) / 3600;
}

test('whoever is away for as long as documents say is reached all the same', () => {
  // docs/scripts.md
  expect(hoursOf('call-webhook')).toBeCloseTo(10, 0);
  expect(MAX_ATTEMPTS['call-webhook'] - 1).toBe(10);
  // docs/decisions/0032
  for (const job of MAIL_JOBS) expect(hoursOf(job)).toBeGreaterThan(24);
  expect(hoursOf('send-push')).toBeGreaterThan(1);
});
