import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { CannotStart } from '../errors/cannot-start.ts';

const ATTEMPTS = 10;
const BETWEEN_ATTEMPTS_MS = 300;

/** Makes sure that the address is free. Waits a little, since a program killed just now may still hold it. */
export async function ensurePortIsFree(host: string, port: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const problem = await tryToListen(host, port);
    if (problem === null) return;
    if (problem !== 'EADDRINUSE' || attempt === ATTEMPTS) {
      throw new CannotStart(SENTENCES[problem]?.(host, port) ?? `${host}:${port}: ${problem}`);
    }
    await delay(BETWEEN_ATTEMPTS_MS);
  }
}

const SENTENCES: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
  EACCES: (host, port) =>
    `Port ${port} on ${host} may not be used by this account. Choose one over 1023: PORT=3000 npm start`,
  EADDRNOTAVAIL: (host) =>
    `${host} is no address of this machine. Set HOST to one, or leave it out for 127.0.0.1.`,
};

async function tryToListen(host: string, port: number): Promise<string | null> {
  const probe = createServer();
  probe.listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
  probe.close();
  await once(probe, 'close');
  return null;
}
