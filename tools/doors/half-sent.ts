import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A phase of a request in which its sender stops. */
interface Phase {
  readonly name: string;
  readonly sent: string;
  /** Bytes that keep trickling, one a second. */
  readonly drips?: boolean;
}

const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50000\r\n\r\n`;

/** Phases of visitors without a session. */
export const PLAIN_PHASES: readonly Phase[] = [
  { name: 'nothing', sent: '' },
  { name: 'half of a head', sent: 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-More: ' },
  { name: 'a head that drips', sent: 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-More: ', drips: true },
  { name: 'no body', sent: post('/api/auth/email/start') },
  { name: 'a body that drips', sent: `${post('/api/auth/email/start')}{"a":"`, drips: true },
  { name: 'a body that nobody wants', sent: post('/api/workouts'), drips: true },
  {
    name: 'an upload that drips',
    sent: 'PUT /api/user/photo HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000000\r\n\r\n',
    drips: true,
  },
];

export const LAN_PHASES: readonly Phase[] = [
  ...PLAIN_PHASES.slice(0, 4),
  { name: 'half of a handshake', sent: '\u0016\u0003\u0001' },
];

/** The longest deadline is that of a body, checked every second. Milliseconds. */
const DEADLINE = 45_000;
const CONNECTIONS_EACH = 40;

function hold(port: number, from: string, { sent, drips = false }: Phase): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined);
  socket.resume();
  if (sent !== '') socket.write(Buffer.from(sent, 'latin1'));
  if (!drips) return socket;
  const timer = setInterval(() => socket.write('1'), 1000);
  socket.once('close', () => {
    clearInterval(timer);
  });
  return socket;
}

interface HeldPhase {
  readonly name: string;
  readonly opened: number;
  /** Still open after every deadline. */
  readonly left: number;
}

/** Stops in each phase of a request on many connections, and counts those that stay open. */
export async function holdEachPhase(
  port: number,
  phases: readonly Phase[],
): Promise<readonly HeldPhase[]> {
  const held = phases.map((phase, at) => ({
    name: phase.name,
    sockets: Array.from({ length: CONNECTIONS_EACH }, () => hold(port, `127.0.1.${at + 1}`, phase)),
  }));
  await delay(DEADLINE);
  const found = held.map(({ name, sockets }) => ({
    name,
    opened: sockets.length,
    left: sockets.filter(({ destroyed }) => !destroyed).length,
  }));
  for (const { sockets } of held) for (const socket of sockets) socket.destroy();
  return found;
}

/** How many of this many connections from one address the server keeps. */
export async function openMany(port: number, from: string, count: number): Promise<number> {
  const phase = { name: '', sent: 'GET / HTTP/1.1\r\n' };
  const sockets = Array.from({ length: count }, () => hold(port, from, phase));
  await delay(3000);
  const open = sockets.filter(({ destroyed }) => !destroyed).length;
  for (const socket of sockets) socket.destroy();
  return open;
}
