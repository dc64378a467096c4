import { X509Certificate } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** A certificate and its key, PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 24 * 3_600_000;
/** The maximum that iPhones accept. */
const DAYS = 825;
/** It is renewed this many days before it expires. */
const LAST_DAYS = 30;

/** The stored certificate; null if there is none or it expires soon. */
async function storedCertificate(path: string, now: Date): Promise<Certificate | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  const stored = JSON.parse(text) as Certificate;
  const ends = Date.parse(new X509Certificate(stored.cert).validTo);
  return ends - now.getTime() > LAST_DAYS * DAY_MS ? stored : null;
}

/** Self-signed, and for this program only: it cannot sign other certificates. */
async function makeCertificate(addresses: readonly string[], now: Date): Promise<Certificate> {
  const { generate } = await import('selfsigned');
  const names = [...new Set(['localhost', hostname(), `${hostname()}.local`])];
  const made = await generate([{ name: 'commonName', value: 'Hooplog on this network' }], {
    keyType: 'ec',
    notBeforeDate: new Date(now.getTime() - DAY_MS),
    notAfterDate: new Date(now.getTime() + (DAYS - 1) * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          ...names.map((value) => ({ type: 2 as const, value })),
          ...['127.0.0.1', ...addresses].map((ip) => ({ type: 7 as const, ip })),
        ],
      },
    ],
  });
  return { cert: made.cert, key: made.private };
}

/**
 * The certificate for the local network: made at the first start and stored in the data folder, so that a
 * phone warns about it once. It is kept when the machine's address changes: the phone's warning would be the
 * same.
 *
 * @param addresses of this machine in its networks
 */
export async function lanCertificate(
  dataDir: string,
  addresses: readonly string[],
  now: Date,
): Promise<Certificate> {
  const folder = join(dataDir, 'lan');
  const path = join(folder, 'certificate.json');
  const stored = await storedCertificate(path, now);
  if (stored !== null) return stored;
  const made = await makeCertificate(addresses, now);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.new`, JSON.stringify(made), { mode: 0o600 });
  await rename(`${path}.new`, path);
  return made;
}
