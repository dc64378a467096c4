import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { asSuperuser } from '../../database/embedded/cluster.ts';
import { type CopyOptions, copyTree } from './copy-tree.ts';

/** Folders whose content a server recreates: only the empty folder is needed. */
const EMPTY_FOLDERS = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
];
/** Files of the running server, not of its data. */
const OWN_FILES = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map']);
/** Says where recovery begins, so it is copied last, as `pg_basebackup` does. */
const CONTROL = 'global/pg_control';
const SEGMENT = /^[0-9A-F]{24}$/;

const isData = (path: string) =>
  path !== CONTROL &&
  !OWN_FILES.has(path) &&
  !/(^|\/)pgsql_tmp/.test(path) &&
  !EMPTY_FOLDERS.some((folder) => path.startsWith(`${folder}/`));

/**
 * Copies the folder of a running PostgreSQL so that a server started on the copy has everything committed before this ends: the
 * files between `pg_backup_start` and `pg_backup_stop`, and the write-ahead log of that time.
 *
 * @param url of the embedded PostgreSQL
 * @param from folder of the cluster
 */
export async function copyCluster(
  url: string,
  from: string,
  to: string,
  options: Pick<CopyOptions, 'onFile' | 'signal'> = {},
): Promise<void> {
  const client = new pg.Client({
    connectionString: asSuperuser(url),
    application_name: 'hooplog backup',
  });
  await client.connect();
  try {
    // While this connection lives, PostgreSQL keeps the log that the copy needs.
    await client.query(
      `select pg_create_physical_replication_slot('hooplog_backup', immediately_reserve => true, temporary => true)`,
    );
    await client.query(`select pg_backup_start('hooplog', fast => true)`);
    await copyTree(from, to, { ...options, wants: isData });
    await copyFile(join(from, CONTROL), join(to, CONTROL));
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(wait_for_archive => false)',
    );
    const label = rows[0]?.label;
    if (label === undefined) throw new Error('PostgreSQL gave no label of the backup');
    await writeFile(join(to, 'backup_label'), label, { mode: 0o600 });
    await mkdir(join(to, 'pg_wal'), { recursive: true, mode: 0o700 });
    for (const name of await readdir(join(from, 'pg_wal')))
      if (SEGMENT.test(name)) await copyFile(join(from, 'pg_wal', name), join(to, 'pg_wal', name));
  } finally {
    await client.end();
  }
}
