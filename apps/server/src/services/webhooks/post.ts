import { request as requestPlain, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { WebhookProblem } from '@hooplog/contract';
import type { Config } from '../../config/config.ts';
import { NotPublic, publicLookup } from '../../push/public-host.ts';
import { statusOf } from '../../push/status-of.ts';
import { isCallable } from './is-callable.ts';

const PATIENCE_MS = 10_000;

/** The result of a call: the status of the answer, or why there was none. */
export type Posted =
  { readonly status: number } | { readonly problem: Exclude<WebhookProblem, 'status'> };

function send(url: URL, options: RequestOptions, body: string): Promise<number> {
  const start = url.protocol === 'https:' ? requestSecure : requestPlain;
  const sent = start(url, options);
  sent.end(body);
  return statusOf(sent);
}

function problemOf(error: unknown): Exclude<WebhookProblem, 'status'> {
  if (error instanceof NotPublic) return 'address';
  return error instanceof Error && error.name === 'AbortError' ? 'slow' : 'unreachable';
}

/**
 * Posts JSON to an address chosen by a user, and reads only the status of the answer. The name is resolved for this very
 * connection, which uses the checked address; redirects are not followed.
 *
 * @param patienceMs milliseconds without an answer after which the call is given up
 */
export async function post(
  config: Pick<Config, 'webhooksToPrivate'>,
  url: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  patienceMs = PATIENCE_MS,
): Promise<Posted> {
  if (!isCallable(config, url)) return { problem: 'address' };
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Hooplog' },
    signal: AbortSignal.timeout(patienceMs),
    agent: false,
    ...(config.webhooksToPrivate ? {} : { lookup: publicLookup }),
  } as const;
  try {
    return { status: await send(new URL(url), options, body) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}
