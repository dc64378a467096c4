import type { Server, Socket } from 'node:net';
import { OpenCounts } from '../../services/open-counts.ts';
import { networkOf } from './network-of.ts';

export interface ConnectionLimits {
  /** Maximum open connections in total. */
  readonly all: number;
  /** Maximum open connections per network. */
  readonly perNetwork: number;
  /** Whether a peer is a proxy that forwards for many clients; only `all` limits its connections. */
  readonly isProxy: (address: string) => boolean;
}

/** Closes new connections beyond the limits immediately, before reading anything. */
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
