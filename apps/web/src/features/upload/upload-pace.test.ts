import { describe, expect, test } from 'vitest';
import {
  formatRemaining,
  formatSent,
  formatSpeed,
  uploadSpeed,
  withSample,
} from './upload-pace.ts';

const MB = 1024 * 1024;

describe('speed', () => {
  test('is unknown at the start', () => {
    expect(uploadSpeed([])).toBeNull();
    expect(uploadSpeed([{ sentBytes: 0, at: 0 }])).toBeNull();
    const early = [
      { sentBytes: 0, at: 0 },
      { sentBytes: MB, at: 100 },
    ];
    expect(uploadSpeed(early)).toBeNull();
  });

  test('is unknown while no bytes are sent', () => {
    const stuck = [
      { sentBytes: MB, at: 0 },
      { sentBytes: MB, at: 4000 },
    ];
    expect(uploadSpeed(stuck)).toBeNull();
  });

  test('is that of the last five seconds', () => {
    const samples = Array.from({ length: 21 }, (_, second) => ({
      // 1 MB/s for ten seconds, then 2 MB/s.
      sentBytes: (second <= 10 ? second : 10 + 2 * (second - 10)) * MB,
      at: second * 1000,
    }));
    const kept = samples.reduce(withSample, []);
    expect(kept).toHaveLength(6);
    expect(uploadSpeed(kept)).toBe(2 * MB);
  });
});

test.each<[bytes: number, text: string]>([
  [50 * 1024, '50 KB/s'],
  [1.5 * MB, '1.5 MB/s'],
])('%d bytes a second are %s', (bytes, text) => {
  expect(formatSpeed(bytes)).toBe(text);
});

test.each<[bytesLeft: number, text: string]>([
  [3 * MB, 'a few seconds left'],
  [32 * MB, 'about 30 s left'],
  [150 * MB, 'about 3 min left'],
])('%d bytes at 1 MB/s: %s', (bytesLeft, text) => {
  expect(formatRemaining(bytesLeft, MB)).toBe(text);
});

test('sent of total', () => {
  expect(formatSent(12.4 * MB, 500 * MB)).toBe('12.4 of 500.0 MB');
});
