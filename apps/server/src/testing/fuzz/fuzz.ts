import * as contract from '@hooplog/contract';
import { registerRoutes } from '../../http/routes.ts';
import type { AppContext } from '../../services/context.ts';
import { Chooser } from './chooser.ts';
import { type FuzzRequest, FuzzRequests } from './requests.ts';
import { send } from './send.ts';

export interface FuzzReport {
  readonly routes: number;
  readonly inputs: number;
  /** Answers by status; 0 is a connection that ended without one. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Requests that were answered by 500, or not at all. */
  readonly failures: readonly string[];
}

/**
 * Calls made without a session, because they would end it or turn its user into a child who needs consent.
 */
const WITHOUT_SESSION: readonly contract.Endpoint[] = [
  ...[contract.logout, contract.deleteAccount, contract.updateProfile],
];
const AT_ONCE = 6;
/** Requests for paths only, per round over all calls. */
const PATHS_PER_ROUND = 30;
const MAX_IDS = 60;
const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

/** All endpoints that have a route. */
export function allEndpoints(): contract.Endpoint[] {
  const found: contract.Endpoint[] = [];
  registerRoutes((endpoint) => found.push(endpoint), {} as AppContext);
  return found;
}

const describe = ({ method, target, headers, body }: FuzzRequest, status: number) =>
  `${status} ${method} ${target.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${body?.toString('latin1').slice(0, 400) ?? ''}`;

interface FuzzOptions {
  readonly port: number;
  /** Cookie of a signed-in browser. */
  readonly cookie: string;
  /** Requests per call, each made by a signed-in user and by a stranger. */
  readonly rounds: number;
  readonly seed: number;
}

/**
 * Sends odd paths, headers, queries and bodies to every call of the contract; an answer of 500 is a defect.
 */
export async function fuzz({ port, cookie, rounds, seed }: FuzzOptions): Promise<FuzzReport> {
  const choose = new Chooser(seed);
  const ids: string[] = [];
  const requests = new FuzzRequests(choose, ids);
  const endpoints = allEndpoints();
  const statuses: Record<number, number> = {};
  const failures: string[] = [];
  let inputs = 0;
  const ask = async (request: FuzzRequest, as: string | null) => {
    const { status, text } = await send(port, request, as);
    inputs += 1;
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 500 || status === 0) failures.push(describe(request, status));
    // Ids of existing resources get deeper into the code than random ones.
    for (const id of text.match(ID) ?? [])
      if (!text.includes(`"requestId":"${id}"`) && !ids.includes(id) && ids.length < MAX_IDS)
        ids.push(id);
  };
  const sessionOf = (endpoint: contract.Endpoint) =>
    WITHOUT_SESSION.includes(endpoint) ? null : cookie;
  for (let round = 0; round < rounds; round += 1) {
    const queue = endpoints.flatMap((endpoint) => [
      () => ask(requests.of(endpoint), sessionOf(endpoint)),
      () => ask(requests.of(endpoint), null),
    ]);
    for (let path = 0; path < PATHS_PER_ROUND; path += 1)
      queue.push(() => ask(requests.ofPath(), path % 2 === 0 ? cookie : null));
    while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map((each) => each()));
  }
  return { routes: endpoints.length, inputs, statuses, failures };
}
