import { chmod, lchown, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CannotStart } from '../../errors/cannot-start.ts';
import type { Account } from './account.ts';

/** PostgreSQL requires that only its account can enter its folder. */
const OWNER_ONLY = 0o700;

/**
 * Gives a cluster to the account that runs it. A backup that root restored with `cp -r` belongs to root, and PostgreSQL refuses
 * to run as root. Other users cannot change the owner, so the error says what to do.
 */
export async function ensureOwner(dir: string, account: Account | null): Promise<void> {
  const owners = [await ownerOf(dir), await ownerOf(join(dir, 'PG_VERSION'))];
  const own = account?.uid ?? process.getuid?.();
  if (own === undefined || owners.every((owner) => owner === null || owner === own)) return;
  if (account === null) {
    throw new CannotStart(
      `${dir} belongs to another account, as after a restore by root. Give the data folder to the one that runs Hooplog: sudo chown -R ${own} ${dirname(dir)}`,
    );
  }
  await handOver(dir, account);
  await chmod(dir, OWNER_ONLY);
}

/** Null if there is no such file. */
const ownerOf = (path: string) =>
  stat(path).then(
    ({ uid }) => uid,
    () => null,
  );

async function handOver(dir: string, { uid, gid }: Account): Promise<void> {
  await lchown(dir, uid, gid);
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) await handOver(path, { uid, gid });
    else await lchown(path, uid, gid);
  }
}
