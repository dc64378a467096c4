import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const MAIN = resolve(import.meta.dirname, '../../apps/server/src/main.ts');

export interface RunningProgram {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  /** The page with the mails that it sent, key included; empty where nobody may read them by a browser. */
  readonly mailbox: string;
  readonly dataDir: string;
  /** Ends it and removes its data. */
  readonly stop: () => Promise<void>;
}

interface EmptyFolder {
  readonly dataDir: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
}

/** What the program is told: any free port, an empty data folder, and these settings besides. */
export async function settingsIn(settings: Readonly<Record<string, string>>): Promise<EmptyFolder> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hooplog-journeys-'));
  // Root hands the database to another account, which has to pass this folder.
  await chmod(dataDir, 0o711);
  return {
    dataDir,
    settings: {
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: '',
      SMTP_URL: '',
      PUBLIC_URL: '',
      HOOPLOG_DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...settings,
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** Starts the real program on an empty data folder and any free port, with these settings besides. */
export async function runProgram(
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProgram> {
  const folder = await settingsIn(settings);
  const program = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...folder.settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return {
    ...(await addressesOf(program)),
    dataDir: folder.dataDir,
    stop: async () => {
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
      await folder.remove();
    },
  };
}

/** The one program that most journeys share; the answer stops and removes it. */
export default async function startProgram(): Promise<() => Promise<void>> {
  const { address, mailbox, dataDir, stop } = await runProgram();
  process.env['HOOPLOG_ADDRESS'] = address;
  process.env['HOOPLOG_MAILBOX'] = mailbox;
  process.env['HOOPLOG_JOURNEY_DATA'] = dataDir;
  return stop;
}

/** The addresses that the program names once it is ready. What it says is read to its end: a full pipe would hold it up. */
async function addressesOf(program: ChildProcess): Promise<{ address: string; mailbox: string }> {
  let said = '';
  const addresses = new Promise<{ address: string; mailbox: string }>((done) => {
    program.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, address, mailbox = ''] =
        /ready: (\S+)[^]*?\n(?:Mails, [^:]*: (\S+)|No mail server .*)\n/.exec(said) ?? [];
      if (address !== undefined) done({ address, mailbox });
    });
  });
  const ended = once(program, 'exit').then(() => {
    throw new Error(`The program ended before it was ready:\n${said}`);
  });
  return Promise.race([addresses, ended]);
}
