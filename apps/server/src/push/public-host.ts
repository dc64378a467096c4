import { lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address is one of the public internet: not of this machine, its network, or any reserved range. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // Of IPv6 no other part is given out (RFC 4291): the rest holds IPv4 addresses in forms of old.
  const isGivenOut = parsed.kind() === 'ipv4' || parsed.match(ipaddr.parseCIDR('2000::/3'));
  return isGivenOut && parsed.range() === 'unicast';
}

/**
 * Whether this may be the address of a push service: https at its own port, by a name. What the name stands for is
 * checked when it is connected to, by `publicLookup`.
 */
export function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const isNamed = hostname.includes('.') && !hostname.startsWith('[') && isIP(hostname) === 0;
  return (
    protocol === 'https:' && isNamed && [port, username, password].every((part) => part === '')
  );
}

/** A name that stands for an address which is not of the public internet. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/**
 * Looks a name up for a connection and refuses it unless all its addresses are public. The connection goes to what was
 * checked here: a name that stands for something else a moment later leads nowhere else.
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
