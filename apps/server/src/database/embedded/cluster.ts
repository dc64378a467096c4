import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../../errors/cannot-start.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { finish, type Runner } from './run-as.ts';

/** The role and the database that the program uses, and the superuser that it does not use. */
const ROLE = 'hooplog';
const SUPERUSER = 'postgres';

/** Everything needed to work on one cluster: its folder, its programs and who runs them. */
export interface Cluster {
  readonly dir: string;
  readonly binaries: Binaries;
  readonly account: Account | null;
  readonly run: Runner;
  /** The password of both roles. */
  readonly password: string;
  /** False for a throw-away cluster: faster, but unsafe against a power cut. */
  readonly durable: boolean;
}

export function databaseUrl({ password }: Pick<Cluster, 'password'>, port: number): string {
  return `postgres://${ROLE}:${password}@127.0.0.1:${port}/${ROLE}`;
}

/** The same database as superuser, for what only a superuser may do. */
export function asSuperuser(url: string): string {
  const changed = new URL(url);
  changed.username = SUPERUSER;
  return changed.href;
}

/** Creates the cluster unless it exists. It gets its final name only when complete, so an interrupted creation starts over. */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  if (await exists(cluster.dir)) {
    await checkVersion(cluster);
    return;
  }
  const partial = `${cluster.dir}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700 });
  if (cluster.account !== null) await chown(partial, cluster.account.uid, cluster.account.gid);
  await initialise(cluster, partial);
  await createDatabase(cluster, partial);
  await rename(partial, cluster.dir);
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function initialise(cluster: Cluster, dir: string): Promise<void> {
  const args = ['--pgdata', dir, '--username', SUPERUSER, '--auth=reject', '--encoding=UTF8'];
  // PostgreSQL's built-in locale: the same on every system, UTF-8, sorted by code point.
  args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  if (!cluster.durable) args.push('--no-sync');
  await finish(cluster.run(cluster.binaries.initdb, args, {}));
  await writeFile(join(dir, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
}

/** Runs in single-user mode, so that no port is open before the roles have their password. */
async function createDatabase(cluster: Cluster, dir: string): Promise<void> {
  const args = ['--single', '-D', dir, ...(cluster.durable ? [] : ['-F']), 'template1'];
  const statements = [
    `ALTER ROLE ${SUPERUSER} PASSWORD '${cluster.password}'`,
    `CREATE ROLE ${ROLE} LOGIN CREATEDB PASSWORD '${cluster.password}'`,
    `CREATE DATABASE ${ROLE} OWNER ${ROLE}`,
  ];
  await finish(cluster.run(cluster.binaries.postgres, args, {}), `${statements.join('\n')}\n`);
}

async function checkVersion({ dir, binaries, run }: Cluster): Promise<void> {
  const dataVersion = (await readFile(join(dir, 'PG_VERSION'), 'utf8')).trim();
  const child = run(binaries.postgres, ['--version'], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await finish(child);
  const major = /(\d+)/.exec(output)?.[1];
  if (dataVersion === major) return;
  throw new CannotStart(
    `The data in ${dir} is of PostgreSQL ${dataVersion}, the program brings ${major ?? 'another one'}: see “Upgrade” in docs/operations.md`,
  );
}
