import { inLanguage } from '@hooplog/language/node';
import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test.each([
  ['Safari on iPhone', 'Safari auf iPhone'],
  ['Samsung Internet on Android', 'Samsung Internet auf Android'],
  ['Firefox', 'Firefox'],
  ['Unknown device', 'Unbekanntes Gerät'],
])('%s is “%s” in German', (device, words) => {
  expect(inLanguage('de', () => deviceName(device))).toBe(words);
});
