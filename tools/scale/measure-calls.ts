import type { Endpoint } from '@hooplog/contract';
import { BenchClient, type Wire } from './client.ts';
import { cpuOf } from '../processes/processes.ts';
import { latencyOf, rateOf, ratesInTurn } from './measure.ts';
import type { Program } from './program.ts';
import { type Input, READS } from './reads.ts';
import type { MeasuredPlayer } from './sign-in.ts';
import type { Line } from './table.ts';
import { type Send, WRITES } from './writes.ts';

/** Milliseconds of unmeasured warm-up each: the engine keeps compiling for thousands of calls. */
const WARM_MS = 1000;
/** Length of a turn after that: calls and the bare handler alternate. */
const TURN_MS = 200;
const TURNS = 9;
const READ_TIMES = { warm: 200, times: 30 };
const WRITE_TIMES = { warm: 2, times: 10 };

export function wireOf({ method, path }: Endpoint, { params = {}, query, body }: Input): Wire {
  const address = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  return { method, url: address + search, ...(body === undefined ? {} : { body }) };
}

export const nameOf = ({ method, path }: Endpoint, { query }: Input = {}) =>
  `${method} ${path}${query === undefined ? '' : `?${new URLSearchParams(query).toString()}`}`;

type IsWanted = (name: string) => boolean;

/** The compared programs, and the process of the database that both query. */
interface Programs {
  readonly api: Program;
  readonly bare: Program;
  readonly database: number;
}

/** Measures every read: alone, and on all connections at once, next to the bare handler. */
export async function measureReads(
  { client, userId }: MeasuredPlayer,
  { bare, api, database }: Programs,
  isWanted: IsWanted,
): Promise<Line[]> {
  const lines: Line[] = [];
  const bareClient = new BenchClient(bare.origin);
  const bareCall = () => bareClient.call({ method: 'GET', url: `/users/${userId}` });
  const cpu = (program: number) => async () => (await cpuOf(program)) + (await cpuOf(database));
  const bareRate = (ms: number) => rateOf(bareCall, cpu(bare.pid), ms);
  await bareRate(WARM_MS);
  for (const read of READS) {
    const name = nameOf(read.endpoint, read);
    if (!isWanted(name)) continue;
    const wire = wireOf(read.endpoint, read);
    const latency = await latencyOf(() => client.call(wire), READ_TIMES);
    const callRate = (ms: number) => rateOf(() => client.call(wire), cpu(api.pid), ms);
    await callRate(WARM_MS);
    const [rate = null, besides = null] = await ratesInTurn(TURNS, [
      () => callRate(TURN_MS),
      () => bareRate(TURN_MS),
    ]);
    lines.push({ name, latency, rate, bare: besides });
  }
  lines.unshift({
    name: 'the bare handler',
    latency: await latencyOf(bareCall, READ_TIMES),
    rate: await bareRate(WARM_MS),
    bare: null,
  });
  bareClient.close();
  return lines;
}

/** Measures every write, one after the other: its data is created before, and removed after. */
export async function measureWrites(
  { client }: MeasuredPlayer,
  isWanted: IsWanted,
): Promise<Line[]> {
  const lines: Line[] = [];
  // Some of them sign in again.
  const { cookie } = client;
  const send: Send = async (endpoint, input) => idIn(await client.call(wireOf(endpoint, input)));
  for (const { endpoint, make, undo } of WRITES) {
    const name = nameOf(endpoint);
    if (!isWanted(name)) continue;
    const latency = await latencyOf(async (n) => {
      const input = await make(n, send);
      const start = performance.now();
      const made = idIn(await client.call(wireOf(endpoint, input)));
      const took = performance.now() - start;
      const params = input.params ?? {};
      if (undo) await send(undo, { params: { id: made === '' ? (params['id'] ?? '') : made } });
      return took;
    }, WRITE_TIMES);
    lines.push({ name, latency, rate: null, bare: null });
  }
  client.cookie = cookie;
  return lines;
}

function idIn(answer: Buffer): string {
  const body: unknown = answer.length === 0 ? null : JSON.parse(answer.toString());
  if (typeof body !== 'object' || body === null || !('id' in body)) return '';
  return typeof body.id === 'string' ? body.id : '';
}
