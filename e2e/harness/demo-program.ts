import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { databaseUrl } from './database.ts';
import { type RunningProgram, runProgram } from './start-program.ts';

const PREPARE = resolve(import.meta.dirname, '../../apps/server/src/demo/prepare-demo.ts');
const CONFIG = resolve(import.meta.dirname, '../../apps/server/src/config/config.ts');
/** The demo's player. */
export const DEMO = 'demo@hooplog.example';

const SEED = `
  const { prepareDemo } = await import(${JSON.stringify(PREPARE)});
  const { readConfig } = await import(${JSON.stringify(CONFIG)});
  const config = readConfig(process.env);
  await prepareDemo({ ...config, databaseUrl: config.databaseUrl });
  process.exit(0);`;

/**
 * A separate program with the demo's data in a time zone, whose player is its operator; without the demo's film, which
 * would be analysed while a journey checks numbers.
 */
export async function runDemo(
  timeZone: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProgram> {
  const program = await runProgram({ OPERATORS: DEMO, ...settings });
  const env = {
    ...process.env,
    ...{ TZ: timeZone, DATABASE_URL: await databaseUrl(program.dataDir) },
    ...{ HOOPLOG_DATA_DIR: program.dataDir, LOG_LEVEL: 'warn', SMTP_URL: '', PUBLIC_URL: '' },
  };
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', SEED], { env });
  return program;
}
