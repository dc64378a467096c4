import { createECDH, hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../errors/cannot-start.ts';
import { writeOnce } from './write-once.ts';

/** By which push services know who sends (VAPID, RFC 8292): a pair of P-256, base64url. */
export interface PushKeys {
  /** Never leaves this machine. */
  readonly privateKey: string;
  /** The uncompressed point, as browsers take it. */
  readonly publicKey: string;
}

const CURVE = 'prime256v1';
const KEY_BYTES = 32;

function makeKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // Leading zeros belong to the key.
  return Buffer.from(pair.getPrivateKey('hex').padStart(2 * KEY_BYTES, '0'), 'hex').toString(
    'base64url',
  );
}

/** The same on every machine that has the same secret. */
const keyFrom = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'push-key', KEY_BYTES)).toString('base64url');

/**
 * Made at the first start and kept beside the data: with other keys every subscription would be void.
 *
 * @param sessionSecret that all copies of API and worker share; null where there is one data folder
 */
export async function keptPushKeys(
  dataDir: string,
  sessionSecret: string | null = null,
): Promise<PushKeys> {
  const path = join(dataDir, 'push-key');
  await writeOnce(path, () => (sessionSecret === null ? makeKey() : keyFrom(sessionSecret)));
  const privateKey = await readFile(path, 'utf8');
  if (Buffer.from(privateKey, 'base64url').length !== KEY_BYTES) {
    throw new CannotStart(`${path} is damaged: remove it to end all push messages`);
  }
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: pair.getPublicKey('base64url') };
}
