import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer, type Server } from 'node:https';
import type { Socket } from 'node:net';
import type { Certificate } from './certificate.ts';

/** The first byte of what a browser says by https: a handshake. */
const HANDSHAKE = 22;
/** Milliseconds for which a caller may say nothing at all. */
const SILENCE_MS = 10_000;

/**
 * A server that speaks https, and tells whoever comes to the same port by plain http where to go: an address that is
 * typed without `https://` in front would else be answered by nothing that a browser can show.
 */
export function httpsServer(
  certificate: Certificate,
  handler: RequestListener,
  plainHandler: RequestListener,
): Server {
  const secure = createHttpsServer({ ...certificate }, handler);
  const plain = createHttpServer(plainHandler);
  const [startHandshake] = secure.listeners('connection') as ((socket: Socket) => void)[];
  secure.removeAllListeners('connection');
  secure.on('connection', (socket: Socket) => {
    socket.setTimeout(SILENCE_MS, () => socket.destroy());
    socket.once('error', () => socket.destroy());
    socket.once('readable', () => {
      const first = socket.read(1) as Buffer | null;
      if (first === null) return;
      socket.setTimeout(0);
      socket.unshift(first);
      if (first[0] === HANDSHAKE) startHandshake?.call(secure, socket);
      else plain.emit('connection', socket);
    });
  });
  return secure;
}
