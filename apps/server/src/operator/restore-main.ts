// `npm run restore -- BACKUP`, into the data folder of a program that does not run: docs/operations.md.
import { resolve } from 'node:path';
import { restore } from '../backup/restore.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { CannotStart } from '../errors/cannot-start.ts';

async function bringBack([backup, ...more]: readonly string[]): Promise<string> {
  if (backup === undefined || more.length > 0)
    throw new ConfigError('Usage: npm run restore -- BACKUP');
  const config = readConfig(process.env);
  const found = await restore(config, resolve(backup));
  const { missing } = found;
  if (missing.length > 0) {
    process.exitCode = 1;
    console.error(
      `These files are missing, though the database names them:\n${missing.join('\n')}`,
    );
  }
  return `Restored ${config.dataDir}: ${found.users} users, ${found.workouts} workouts, ${found.files - missing.length} of ${found.files} files. Start Hooplog with it.`;
}

try {
  console.log(await bringBack(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
