import type { Server, Socket } from 'node:net';
import { OpenCounts } from '../../services/open-counts.ts';
import { networkOf } from './network-of.ts';

export interface ConnectionLimits {
  /** Open connections of everybody together. */
  readonly all: number;
  /** Open connections of one network. */
  readonly perNetwork: number;
  /** Whether a peer is a proxy that speaks for many; only `all` limits its connections. */
  readonly isProxy: (address: string) => boolean;
}

/** Closes new connections beyond the limits at once, before anything of them is read. */
export function limitConnections(
  server: Server,
  { all, perNetwork, isProxy }: ConnectionLimits,
): void {
  const open = new OpenCounts(perNetwork);
  server.maxConnections = all;
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    if (!open.take(network)) {
      socket.destroy();
      return;
    }
    socket.once('close', () => {
      open.release(network);
    });
  });
}
