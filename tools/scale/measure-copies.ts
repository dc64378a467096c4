import * as contract from '@hooplog/contract';
import { cpuOf } from '../processes/processes.ts';
import { BenchClient } from './client.ts';
import { type Rate, rateOf, ratesInTurn } from './measure.ts';
import { nameOf, wireOf } from './measure-calls.ts';
import { type Program, startApi, startWorker } from './program.ts';
import type { MeasuredPlayer } from './sign-in.ts';
import { COUNTED } from './writes.ts';

/** Milliseconds of one turn; both sides alternate with the same number of turns. */
const TURN_MS = 1000;
const TURNS = 3;
const WORKERS = 3;

/** The most frequent reads of pages, and the largest write. */
const CALLS = [
  contract.getCurrentUser,
  contract.getStats,
  contract.getHeatMap,
  contract.countUnreadNotifications,
  contract.listWorkouts,
  contract.createWorkout,
];

/** A call sent to one API, and the same alternating between two; three workers run beside both. */
export interface CopiesLine {
  readonly name: string;
  readonly one: Rate;
  readonly two: Rate;
}

interface Installation {
  readonly api: Program;
  /** The main process of the database. */
  readonly database: number;
  readonly databaseUrl: string;
  readonly dataDir: string;
}

/** Starts a second API and three workers beside the first. The saved data stays. */
export async function measureCopies(
  { client }: MeasuredPlayer,
  { api, database, databaseUrl, dataDir }: Installation,
): Promise<CopiesLine[]> {
  const second = await startApi(databaseUrl, dataDir);
  const workers = Array.from({ length: WORKERS }, () => startWorker(databaseUrl, dataDir));
  const other = new BenchClient(second.origin);
  other.cookie = client.cookie;
  const pids = [api.pid, second.pid, database];
  const cpu = async () =>
    (await Promise.all(pids.map(cpuOf))).reduce((sum, milliseconds) => sum + milliseconds, 0);
  const lines: CopiesLine[] = [];
  try {
    for (const endpoint of CALLS) {
      const wire = wireOf(endpoint, endpoint.method === 'POST' ? COUNTED : {});
      let turn = 0;
      const toOne = () => client.call(wire);
      const toTwo = () => ((turn += 1) % 2 === 0 ? client : other).call(wire);
      // The second one is new, and its code is not compiled yet.
      await rateOf(toTwo, cpu, 2 * TURN_MS);
      const [one, two] = await ratesInTurn(TURNS, [
        () => rateOf(toOne, cpu, TURN_MS),
        () => rateOf(toTwo, cpu, TURN_MS),
      ]);
      if (one && two) lines.push({ name: nameOf(endpoint), one, two });
    }
    return lines;
  } finally {
    other.close();
    await Promise.all([second.stop(), ...workers.map((worker) => worker.stop())]);
  }
}
