import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that one household has in common. */
const PREFIX_BYTES = 8;

/** Whose connections are counted together: an IPv4 address, or the 64-bit prefix of an IPv6 one. */
export function networkOf(address: string): string {
  if (isIPv4(address) || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  // Written as IPv6.
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, PREFIX_BYTES)).toString('hex')}::/64`;
}
