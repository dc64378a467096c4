import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Partial<Record<string, readonly NetworkInterfaceInfo[]>>>;

/** Networks inside this machine, for containers, virtual machines and tunnels. Phones cannot reach them. */
const INTERNAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|lo)/;

/** This machine's IPv4 addresses for other devices of the network, private networks first. */
export function lanAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  return Object.entries(interfaces)
    .filter(([name]) => !INTERNAL.test(name))
    .flatMap(([, found]) => found ?? [])
    .filter(({ family, internal, address }) => {
      // 169.254: self-assigned, for a machine without an address.
      return family === 'IPv4' && !internal && !address.startsWith('169.254.');
    })
    .map(({ address }) => address)
    .toSorted((a, b) => Number(isPrivate(b)) - Number(isPrivate(a)));
}

const isPrivate = (address: string) => /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address);

/** Addresses of this installation for phones, the likeliest first; empty without a network. */
export const lanOrigins = (port: number): readonly string[] =>
  lanAddresses().map((address) => `https://${address}:${port}`);
