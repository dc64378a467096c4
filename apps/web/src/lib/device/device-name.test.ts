import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test.each([
  ['Safari on iPhone', 'Safari on iPhone'],
  ['Samsung Internet on Android', 'Samsung Internet on Android'],
  ['Firefox', 'Firefox'],
  ['Unknown device', 'Unknown device'],
])('%s is split and translated', (device, words) => {
  expect(deviceName(device)).toBe(words);
});
