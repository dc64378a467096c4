import { beforeEach, expect, test } from 'vitest';
import { type CountSettings, keepCountSettings, readCountSettings } from './settings.ts';

const USUAL: CountSettings = { sound: 'tones', vibrates: true, countdown: 5, sendsClips: false };

beforeEach(() => {
  localStorage.clear();
});

test('settings are stored', () => {
  const chosen = { sound: 'voice', vibrates: false, countdown: 0, sendsClips: true } as const;
  keepCountSettings(chosen);
  expect(readCountSettings()).toEqual(chosen);
});

test.each([
  ['nothing', null, {}],
  ['no JSON', '{', {}],
  ['no settings', '7', {}],
  ['of an older version', '{"sound":"off","vibrates":true,"countdown":10}', { sound: 'off', countdown: 10 }], // prettier-ignore
  ['partly damaged', '{"sound":"drums","vibrates":0,"countdown":7,"sendsClips":true}', { sendsClips: true }], // prettier-ignore
])('%s: invalid values fall back to the defaults', (_what, stored, changes) => {
  if (stored !== null) localStorage.setItem('hooplog.filming', stored);
  expect(readCountSettings()).toEqual({ ...USUAL, ...changes });
});
