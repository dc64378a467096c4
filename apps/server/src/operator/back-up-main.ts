// `npm run backup -- FOLDER [--keep 7]`, beside the running program: docs/operations.md.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../backup/back-up.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { urlOfRunning } from '../database/embedded/running.ts';
import { CannotStart } from '../errors/cannot-start.ts';

async function make(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string', default: '7' } },
  });
  const [folder, ...more] = positionals;
  const kept = Number(values.keep);
  if (folder === undefined || more.length > 0 || !Number.isInteger(kept) || kept < 1)
    throw new ConfigError('Usage: npm run backup -- FOLDER [--keep 7]');
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== null)
    throw new ConfigError('With DATABASE_URL deploy/backup.sh backs up: it needs pg_dump.');
  const url = await urlOfRunning(dataDir);
  if (url === null) throw new ConfigError('Hooplog is not running: copy its data folder as it is.');
  const options = { dataDir, databaseUrl: url, kept, now: new Date() };
  return `Wrote ${await backUp({ ...options, folder: resolve(folder) })}`;
}

try {
  console.log(await make());
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
