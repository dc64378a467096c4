// `npm run backup -- FOLDER [--keep 7]`, next to the running program: docs/operations.md.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config/config.ts';
import { connect, disconnect } from '../database/connect.ts';
import { urlOfRunning } from '../database/embedded/running.ts';
import { CannotStart } from '../errors/cannot-start.ts';
import { makeLog } from '../logging/make-log.ts';
import { makeBackup } from '../services/backups/make-backup.ts';
import { makeStorage } from '../services/make-storage.ts';
import { runCommand } from './run-command.ts';

async function make(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string', default: '7' } },
  });
  const [folder, ...more] = positionals;
  const kept = Number(values.keep);
  if (folder === undefined || more.length > 0 || !Number.isInteger(kept) || kept < 1)
    throw new ConfigError('Usage: npm run backup -- FOLDER [--keep 7]');
  const config = readConfig(process.env);
  const databaseUrl = config.databaseUrl ?? (await urlOfRunning(config.dataDir));
  if (databaseUrl === null)
    throw new ConfigError('Hooplog is not running: copy its data folder as it is.');
  const database = connect(databaseUrl, { max: 2 });
  try {
    const storage = await makeStorage(config);
    const context = { config, database, storage, log: makeLog(config), now: () => new Date() };
    const made = await makeBackup(context, { databaseUrl, folder: resolve(folder), kept });
    if (made === null) throw new CannotStart('Another backup is being made: wait for its end.');
    return `Wrote ${made.path}`;
  } finally {
    await disconnect(database);
  }
}

await runCommand(
  make,
  'stop that one and copy its data folder (with DATABASE_URL: dump the database)',
);
