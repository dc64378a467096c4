import { expect, test } from 'vitest';
import { isPublicAddress, isPushEndpoint, publicLookup } from './public-host.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://2130706433/abc', false],
  ['https://0x7f.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://localhost/abc', false],
  ['https://database/abc', false],
  ['file:///etc/passwd', false],
  ['no address', false],
])('%s may be a push service: %s', (text, expected) => {
  expect(isPushEndpoint(text)).toBe(expected);
});

test.each([
  ['142.250.74.206', true],
  ['2a00:1450:4001:81d::200a', true],
  ['127.0.0.1', false],
  ['10.0.0.1', false],
  ['172.16.3.4', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['::127.0.0.1', false],
  ['::c0a8:101', false],
  ['2002:7f00:1::', false],
  ['fec0::1', false],
  ['4000::1', false],
  ['', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test.each([{ all: true }, { all: false }, {}])(
  'refuses to connect to a name of this machine (%o)',
  async (options) => {
    const refused = await new Promise((resolve) => {
      publicLookup('localhost', options, resolve);
    });
    expect(String(refused)).toContain('not public');
  },
);
