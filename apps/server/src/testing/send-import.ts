import { importData, importSchema, type Import } from '@hooplog/contract';
import { expect } from 'vitest';
import { importData as writeImport } from '../services/own-data/import-data.ts';
import { DEFAULT_LIMITS } from '../jobs/analysis/limits.ts';
import { importDataJob } from '../jobs/handlers/import-data.ts';
import type { SignedIn, TestApp } from './test-app.ts';

/** An import file without workouts. */
export const EMPTY_EXPORT =
  'kind,workout_id,date,local_day,zone,made,missed,exercise,minutes,notes\r\n';

type Player = Pick<SignedIn, 'client'>;

/** Sends an import file without waiting for the import; returns the raw answer. */
export const sendImport = ({ client }: Player, file: string) =>
  client.request({
    method: 'POST',
    url: importData.path,
    headers: { 'content-type': 'application/octet-stream', prefer: 'respond-async' },
    payload: Buffer.from(file),
  });

/** Sends a file that must be accepted. */
export async function takenImport(player: Player, file: string): Promise<Import> {
  const answer = await sendImport(player, file);
  expect(answer.statusCode, answer.body).toBe(202);
  return importSchema.parse(answer.json());
}

/** Runs an import like a worker, but in this process; returns the job's result. */
export function runImport(
  { context }: Pick<TestApp, 'context'>,
  importId: string,
  { signal = new AbortController().signal, isLastTry = false } = {},
) {
  const jobs = { ...context, workDirectory: '', limits: DEFAULT_LIMITS, writeImport };
  return importDataJob.run(jobs, { importId }, { signal, isLastTry });
}

/** Imports a file that must be accepted, completely. */
export async function imported(app: Pick<TestApp, 'context'>, player: Player, file: string) {
  const { id } = await takenImport(player, file);
  expect(await runImport(app, id)).toBe('done');
  const ended = await player.client.request({ method: 'GET', url: `/api/imports/${id}` });
  const { state, added, known } = importSchema.parse(ended.json());
  expect(state).toBe('done');
  return { added, known };
}

/** A signal that aborts at its n-th check, so that a run ends after n - 1 batches. */
export function abortedAt(asked: number): AbortSignal {
  const { signal } = new AbortController();
  let left = asked;
  return Object.assign(signal, {
    throwIfAborted: () => {
      left -= 1;
      if (left <= 0) throw new Error('killed');
    },
  });
}
