import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Partial<Record<string, readonly NetworkInterfaceInfo[]>>>;

/** Networks inside this machine: between containers, virtual machines and tunnels. No phone is in them. */
const INTERNAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|lo)/;

/** By which other devices of the network find this machine: its IPv4 addresses, those of private networks first. */
export function lanAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  return Object.entries(interfaces)
    .filter(([name]) => !INTERNAL.test(name))
    .flatMap(([, found]) => found ?? [])
    .filter(({ family, internal, address }) => {
      // 169.254: what a machine calls itself that got no address.
      return family === 'IPv4' && !internal && !address.startsWith('169.254.');
    })
    .map(({ address }) => address)
    .toSorted((a, b) => Number(isPrivate(b)) - Number(isPrivate(a)));
}

const isPrivate = (address: string) => /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address);

/** Where phones find this installation, the likeliest address first; none where there is no network. */
export const lanOrigins = (port: number): readonly string[] =>
  lanAddresses().map((address) => `https://${address}:${port}`);
