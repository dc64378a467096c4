import { expect, test } from 'vitest';
import { checkVideoFile } from './check-video-file.ts';

test.each<[type: string, size: number, problem: string | null]>([
  ['video/mp4', 1, null],
  ['video/quicktime', 524_288_000, null],
  ['video/x-msvideo', 10, null],
  ['video/webm', 10, null],
  ['video/mp4', 524_288_001, 'File too large'],
  ['application/pdf', 10, 'Invalid file type'],
  ['', 10, 'Invalid file type'],
  ['image/png', 600_000_000, 'Invalid file type'],
])('%o of %i bytes: %o', (type, size, problem) => {
  expect(checkVideoFile({ type, size })?.title ?? null).toBe(problem);
});
