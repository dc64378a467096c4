import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const MAIN = resolve(import.meta.dirname, '../../apps/server/src/main.ts');

export interface RunningProgram {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  /** The mailbox page, key included; empty if browsers may not read it. */
  readonly mailbox: string;
  readonly dataDir: string;
  /** Stops it and removes its data. */
  readonly stop: () => Promise<void>;
}

interface EmptyFolder {
  readonly dataDir: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
}

/** The program's settings: any free port, an empty data folder, and the given ones. */
export async function settingsIn(settings: Readonly<Record<string, string>>): Promise<EmptyFolder> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hooplog-journeys-'));
  // Root runs the database as another account, which needs access to this folder.
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

/** Starts the real program with an empty data folder, any free port, and the given settings. */
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

/** Starts the program shared by most journeys; returns a function that stops and removes it. */
export default async function startProgram(): Promise<() => Promise<void>> {
  const { address, mailbox, dataDir, stop } = await runProgram();
  process.env['HOOPLOG_ADDRESS'] = address;
  process.env['HOOPLOG_MAILBOX'] = mailbox;
  process.env['HOOPLOG_JOURNEY_DATA'] = dataDir;
  return stop;
}

/**
 * The addresses that the program prints when it is ready. Its output is read to the end: a full pipe would block it.
 */
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
