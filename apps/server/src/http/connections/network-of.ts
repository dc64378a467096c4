import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Length of an IPv6 household prefix, in bytes. */
const PREFIX_BYTES = 8;

/** The key under which connections are counted: an IPv4 address, or the 64-bit prefix of an IPv6 address. */
export function networkOf(address: string): string {
  if (isIPv4(address) || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  // An IPv4 address in IPv6 notation.
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, PREFIX_BYTES)).toString('hex')}::/64`;
}
