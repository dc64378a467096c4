import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const MAIN = resolve(import.meta.dirname, '../main.ts');

/** The whole program, started as a person would, for drills that stop and kill it. */
export interface DrillProgram {
  readonly process: ChildProcess;
  /** All output so far. */
  readonly said: () => string;
  /** The address it prints once it is ready; rejects if it ends before. */
  readonly ready: Promise<string>;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

export function startProgram(dataDir: string, env: Record<string, string> = {}): DrillProgram {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: '',
      HOOPLOG_DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = once(child, 'close').then(
    ([code, signal]: unknown[]) => (code ?? signal) as number | string,
  );
  const ready = new Promise<string>((done, failed) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /ready: (\S+)/.exec(said)?.[1];
      if (address !== undefined) done(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then((how) => {
      failed(new Error(`ended (${how}) before it was ready:\n${said}`));
    });
  });
  // Drills that expect a refusal only wait for the end.
  ready.catch(() => undefined);
  return { process: child, said: () => said, ready, ended };
}

/** Ids of all processes that work on a data folder: the program, its API, worker and PostgreSQL. */
export async function processesOn(dataDir: string): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
      const [command, environment] = [await read('cmdline'), await read('environ')];
      const isOurs = environment.includes(`HOOPLOG_DATA_DIR=${dataDir}\0`);
      return pid !== process.pid && (isOurs || command.includes(`${dataDir}/`)) ? pid : null;
    }),
  );
  return found.filter((pid) => pid !== null);
}

/** Id of the process on a data folder whose command line ends with these words; 0 if there is none. */
export async function processWith(dataDir: string, words: string): Promise<number> {
  for (const pid of await processesOn(dataDir)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.replaceAll('\0', ' ').trimEnd().endsWith(words)) return pid;
  }
  return 0;
}
