import { existsSync, readFileSync } from 'node:fs';

const none = { passed: 0, failed: 0 };

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

/** Sums of vitest's JSON report. */
export function vitestCounts(path) {
  const report = read(path);
  return report === null ? none : { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Sums of Playwright's JSON report; a test that passed on its second try counts as passed. */
export function playwrightCounts(path) {
  const stats = read(path)?.stats;
  return stats === undefined
    ? none
    : { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
