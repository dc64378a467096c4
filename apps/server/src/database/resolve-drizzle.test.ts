import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { RESOLVE_DRIZZLE } from './resolve-drizzle.ts';

const PRINT = ['--import', import.meta.resolve('../testing/print-drizzle-lookups.ts')];
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const IMPORT = fileURLToPath(new URL('../jobs/import/child-main.ts', import.meta.url));

/** We import this many entries of the package, each looked up once. Without the hook there are 600 lookups. */
const MAX_LOOKUPS = 12;

const printedSchema = z.object({ lookups: z.array(z.string()) });

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'hooplog-resolve-'));
});

afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs a program until it is up, and returns the lookups that Node made for it. */
async function lookupsOf(program: readonly string[]): Promise<readonly string[]> {
  const child = spawn(process.execPath, [...PRINT, ...program], {
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: '0', DATABASE_URL: database.url, HOOPLOG_DATA_DIR: dataDir },
      ...{ LOG_LEVEL: 'info', NODE_ENV: 'production' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (chunk: Buffer) => {
    if (chunk.toString().includes('ready')) child.kill('SIGTERM');
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const line = output.split('\n').find((one) => one.startsWith('{"lookups"'));
  return printedSchema.parse(JSON.parse(line ?? 'null')).lookups;
}

it.each([
  ['the API', [MAIN, 'api']],
  ['the worker', [MAIN, 'worker']],
  ['the migration', [MAIN, 'migrate']],
  ['an import', [...RESOLVE_DRIZZLE, IMPORT]],
])('%s reads the package.json of drizzle-orm a few times only', async (_, program) => {
  const lookups = await lookupsOf(program);
  expect(lookups.length).toBeGreaterThan(0);
  expect(lookups.length).toBeLessThanOrEqual(MAX_LOOKUPS);
});
