import { lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address belongs to the public internet: not to this machine, its network, or any reserved range. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // Global unicast is 2000::/3 (RFC 4291); the rest includes deprecated forms of IPv4 addresses.
  const isGivenOut = parsed.kind() === 'ipv4' || parsed.match(ipaddr.parseCIDR('2000::/3'));
  return isGivenOut && parsed.range() === 'unicast';
}

/**
 * Whether this may be the address of a push service: https on the default port, with a host name. `publicLookup` checks the
 * addresses of the name when connecting.
 */
export function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const isNamed = hostname.includes('.') && !hostname.startsWith('[') && isIP(hostname) === 0;
  return (
    protocol === 'https:' && isNamed && [port, username, password].every((part) => part === '')
  );
}

/** A host name resolves to an address outside the public internet. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/**
 * Resolves a name for a connection and refuses it unless all its addresses are public. The connection uses the addresses checked
 * here, so a name that resolves differently a moment later changes nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) {
      callback(error, '');
      return;
    }
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      callback(new NotPublic('This name leads into a network that is not public'), '');
    } else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
