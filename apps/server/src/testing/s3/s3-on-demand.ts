import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../database/embedded/free-port.ts';
import type { S3Server } from './s3-server.ts';

const SCRIPT = fileURLToPath(new URL('s3-server.sh', import.meta.url));

interface Running {
  readonly server: S3Server;
  readonly stop: () => Promise<void>;
}

/** Milliseconds; starting takes 15 seconds, and half a minute more if it has to be installed first. */
const PATIENCE = 180_000;

async function start(): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'hooplog-s3-'));
  const [monitorPort, port] = [await freePort(), await freePort()];
  const words = [SCRIPT, folder, `${monitorPort}`, `${port}`];
  const script = spawn('bash', words, { detached: true });
  const closed = new Promise((resolve) => script.once('error', resolve).once('close', resolve));
  const complaints = text(script.stderr).catch(() => '');
  const stop = async () => {
    if (script.pid !== undefined && script.exitCode === null) process.kill(-script.pid, 'SIGKILL');
    await closed;
    await rm(folder, { recursive: true, force: true });
  };
  const isReady = await Promise.race([
    once(createInterface({ input: script.stdout }), 'line').then(() => true),
    closed.then(() => false),
    delay(PATIENCE, false, { ref: false }),
  ]);
  if (isReady) {
    const endpoint = `http://127.0.0.1:${port}`;
    return { server: { endpoint, cephConf: join(folder, 'ceph.conf') }, stop };
  }
  await stop();
  return { server: { why: (await complaints).trim() || 'it does not answer' }, stop };
}

/** Offers one S3 server to all test files of a run; it is only started when the first of them requests it. */
export async function offerS3Server(): Promise<{ url: string; stop: () => Promise<void> }> {
  let running: Promise<Running> | null = null;
  const offer = createServer((_request, response) => {
    running ??= start();
    void running.then(({ server }) => response.end(JSON.stringify(server)));
  }).listen(0, '127.0.0.1');
  await once(offer, 'listening');
  return {
    url: `http://127.0.0.1:${(offer.address() as AddressInfo).port}`,
    stop: async () => {
      offer.close();
      await (await running)?.stop();
    },
  };
}
