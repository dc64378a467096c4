import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import * as contract from '@hooplog/contract';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const server = useTestApp();
const PAGE = resolve(import.meta.dirname, '../../../../docs/scripts.md');

/** The page's example, with this installation's address and this token. */
function exampleFor(address: string, token: string): string {
  const found = /```bash\n(.*?)```/s.exec(readFileSync(PAGE, 'utf8'))?.[1];
  if (found === undefined) throw new Error('The page has no example');
  return found
    .replace('HOOPLOG=https://hoop.example', `HOOPLOG=${address}`)
    .replace('TOKEN=hl_…', `TOKEN=${token}`);
}

const hasCurl = await promisify(execFile)('curl', ['--version']).then(
  () => true,
  () => false,
);

test.skipIf(!hasCurl)('the example of docs/scripts.md reads and saves, once', async () => {
  const { client } = await server.signIn();
  const body = { name: 'Watch', scope: 'write' as const };
  const { token } = await client.call(contract.createApiToken, { body });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const run = () => promisify(execFile)('bash', ['-e', '-c', exampleFor(address, token)]);
  const { stdout } = await run();
  expect(stdout).toContain('"workoutCount":0');
  expect(stdout).toContain('"totalShots":20');
  expect(await client.call(contract.getStats)).toMatchObject({ workoutCount: 1, made: 12 });
  // Repeats the request with the same key.
  await run();
  expect(await client.call(contract.getStats)).toMatchObject({ workoutCount: 1 });
});
