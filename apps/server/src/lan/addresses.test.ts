import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { lanAddresses } from './addresses.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});
const IPV6 = { ...at('fe80::1'), family: 'IPv6' as const, scopeid: 2 };

test.each([
  ['the address in the Wi-Fi', { wlan0: [at('192.168.1.20'), IPV6] }, ['192.168.1.20']],
  ['not loopback addresses', { lo: [at('127.0.0.1', true)] }, []],
  ['not of containers', { docker0: [at('172.17.0.1')], 'br-1f': [at('172.18.0.1')] }, []],
  ['not self-assigned addresses', { eth0: [at('169.254.7.7')] }, []],
  [
    'private networks first',
    { a: [at('203.0.113.5')], b: [at('10.0.0.4')] },
    ['10.0.0.4', '203.0.113.5'],
  ],
])('%s', (_, interfaces, addresses) => {
  expect(lanAddresses(interfaces)).toEqual(addresses);
});
