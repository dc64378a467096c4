// `npm run restore -- BACKUP`, into the data folder of a stopped program: docs/operations.md.
import { resolve } from 'node:path';
import { restore } from '../backup/restore.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { runCommand } from './run-command.ts';

async function restoreBackup([backup, ...more]: readonly string[]): Promise<string> {
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

await runCommand(() => restoreBackup(process.argv.slice(2)));
