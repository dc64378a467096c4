import { createECDH, hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../errors/cannot-start.ts';
import { writeOnce } from './write-once.ts';

/** The key pair that identifies this server to push services (VAPID, RFC 8292): P-256, base64url. */
export interface PushKeys {
  /** Never leaves this machine. */
  readonly privateKey: string;
  /** The uncompressed point, the format that browsers need. */
  readonly publicKey: string;
}

const CURVE = 'prime256v1';
const KEY_BYTES = 32;

function makeKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // Leading zeros are part of the key.
  return Buffer.from(pair.getPrivateKey('hex').padStart(2 * KEY_BYTES, '0'), 'hex').toString(
    'base64url',
  );
}

/** Derives the same key on every machine that has the same secret. */
const keyFrom = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'push-key', KEY_BYTES)).toString('base64url');

/**
 * The key pair is made at the first start and stored in the data folder: a new one would invalidate every
 * subscription.
 *
 * @param sessionSecret shared by all copies of API and worker; null for a single data folder
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
