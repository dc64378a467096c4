import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { renderedClip } from '@hooplog/eval';
import { RESOLVE_DRIZZLE } from '../../apps/server/src/database/resolve-drizzle.ts';
import { type Pretended, pretendVideo } from '../../apps/server/src/jobs/testing/pretend-video.ts';
import { makeDatabase } from './database.ts';
import { type RunningProgram, settingsIn } from './start-program.ts';

const SERVER = resolve(import.meta.dirname, '../../apps/server/src');

interface Part {
  readonly process: ChildProcess;
  /** Its message when it is ready. */
  readonly ready: unknown;
}

async function start(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Part> {
  const started = fork(resolve(SERVER, file), args, {
    env: { ...process.env, ...env },
    execArgv: [...RESOLVE_DRIZZLE],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [ready] = (await once(started, 'message')) as [unknown];
  return { process: started, ready };
}

async function end({ process: running }: Part): Promise<void> {
  const ended = once(running, 'exit');
  running.kill('SIGTERM');
  await ended;
}

/**
 * A program with its own database, whose worker does not analyse videos but returns the result that `pretendedFilm`
 * wrote into them. For journeys about what happens afterwards.
 * @param more additional settings
 */
export async function runPretending(
  more: Readonly<Record<string, string>> = {},
): Promise<RunningProgram> {
  const database = await makeDatabase();
  const { dataDir, settings, remove } = await settingsIn({ DATABASE_URL: database.url, ...more });
  const migrated = fork(resolve(SERVER, 'main.ts'), ['migrate'], {
    env: { ...process.env, ...settings },
  });
  await once(migrated, 'exit');
  const api = await start('main.ts', ['api'], settings);
  const worker = await start('jobs/testing/worker-process.ts', [], {
    ...settings,
    TEST_PRETEND_HERE: 'yes',
  });
  const { ready: address, mailbox } = api.ready as {
    readonly ready: string;
    readonly mailbox: string;
  };
  return {
    address,
    mailbox,
    dataDir,
    stop: async () => {
      await end(worker);
      await end(api);
      await database.drop();
      await remove();
    },
  };
}

/** A playable film that contains its own analysis result. */
export async function pretendedFilm(pretended: Pretended): Promise<Buffer> {
  const { path } = await renderedClip('whole_lane');
  return pretendVideo({ durationSeconds: 15.2, ...pretended }, await readFile(path));
}
