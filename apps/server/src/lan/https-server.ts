import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer, type Server } from 'node:https';
import type { Socket } from 'node:net';
import { SERVER_OPTIONS } from '../http/connections/guard-server.ts';
import type { Certificate } from './certificate.ts';

/** The first byte of a TLS connection: a handshake. */
const HANDSHAKE = 22;
/** Milliseconds for the first byte, for the TLS handshake, and for a whole plain-http request. */
const PHASE_TIMEOUT = 10_000;

/**
 * An https server that also answers plain http on the same port with a pointer to https: otherwise browsers
 * show only an error for an address typed without `https://`.
 */
export function httpsServer(
  certificate: Certificate,
  handler: RequestListener,
  plainHandler: RequestListener,
  phaseTimeout = PHASE_TIMEOUT,
): Server {
  const options = { ...SERVER_OPTIONS, ...certificate, handshakeTimeout: phaseTimeout };
  const secure = createHttpsServer(options, handler);
  const plain = createHttpServer(plainHandler);
  const [startHandshake] = secure.listeners('connection') as ((socket: Socket) => void)[];
  secure.removeAllListeners('connection');
  secure.on('connection', (socket: Socket) => {
    socket.setTimeout(phaseTimeout, () => socket.destroy());
    socket.once('error', () => socket.destroy());
    socket.once('readable', () => {
      const first = socket.read(1) as Buffer | null;
      if (first === null) return;
      socket.setTimeout(0);
      socket.unshift(first);
      if (first[0] === HANDSHAKE) startHandshake?.call(secure, socket);
      else {
        // Node enforces header timeouts only for servers that listen themselves; this one answers once and
        // closes.
        endAfter(socket, phaseTimeout);
        plain.emit('connection', socket);
      }
    });
  });
  return secure;
}

function endAfter(socket: Socket, milliseconds: number): void {
  const timer = setTimeout(() => socket.destroy(), milliseconds).unref();
  socket.once('close', () => {
    clearTimeout(timer);
  });
}
