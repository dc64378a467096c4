import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../apps/server/src/database/embedded/free-port.ts';
import { runProgram, type RunningProgram } from './start-program.ts';

/** The program's path on its host. */
export const PATH = '/hooplog';

/** A program served under a path; `address` includes it. */
export async function runUnderPath(): Promise<RunningProgram> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}${PATH}`;
  return runProgram({ PORT: String(port), PUBLIC_URL: address });
}

/** The newest mail to an address: at a public address no page shows it. */
export async function readMail({ dataDir }: RunningProgram, email: string): Promise<string> {
  const folder = join(dataDir, 'mailbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  for (const name of names.toSorted().toReversed()) {
    const mail = JSON.parse(await readFile(join(folder, name), 'utf8')) as {
      readonly to: string;
      readonly text: string;
    };
    if (mail.to === email) return mail.text;
  }
  throw new Error(`No mail to ${email}`);
}
