// `npm run files -- to-s3` and `to-disk`, while the program is stopped: docs/operations.md says when.
import { z } from 'zod';
import { ConfigError, readConfig } from '../config/config.ts';
import { makeStorage } from '../services/make-storage.ts';
import { moveFiles } from '../services/move-files.ts';
import { lockDataFolder } from '../supervise/data-folder-hold.ts';
import { runCommand } from './run-command.ts';

const argumentsSchema = z.tuple([z.enum(['to-s3', 'to-disk'])]);

async function move(given: readonly string[]): Promise<string> {
  const parsed = argumentsSchema.safeParse(given);
  if (!parsed.success) throw new ConfigError('Usage: npm run files -- to-s3 | to-disk');
  const [direction] = parsed.data;
  const config = readConfig(process.env);
  if (config.s3 === null) throw new ConfigError('Set S3_BUCKET and its keys first.');
  const hold = await lockDataFolder(config.dataDir);
  try {
    const disk = await makeStorage({ ...config, s3: null });
    const bucket = await makeStorage(config);
    const toS3 = direction === 'to-s3';
    const { files, bytes } = await (toS3 ? moveFiles(disk, bucket) : moveFiles(bucket, disk));
    const next = toS3
      ? 'Start Hooplog with the same settings.'
      : 'Start Hooplog without S3_BUCKET and its keys.';
    return `Moved and compared ${files} files, ${Math.round(bytes / 1e6)} MB. ${next}`;
  } finally {
    await hold.release();
  }
}

await runCommand(() => move(process.argv.slice(2)));
process.exit();
