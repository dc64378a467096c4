import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type {
  APIRequestContext,
  APIResponse,
  BrowserContext,
  Page,
  Response,
} from '@playwright/test';

const TRIES = 40;
const BETWEEN_TRIES_MS = 500;
const known = new WeakSet<APIRequestContext>();

/** A proxy's response for a server that is away: our own responses carry a request id. */
const isUnanswered = (answer: Pick<APIResponse, 'status' | 'headers'>) =>
  answer.status() >= 502 && !('x-request-id' in answer.headers());

/** The server's response to a call of the page, which repeats the call if a proxy has none. */
export const answerTo = (page: Page, path: RegExp, timeout?: number): Promise<Response> =>
  page.waitForResponse(
    (answer) => path.test(new URL(answer.url()).pathname) && !isUnanswered(answer),
    timeout === undefined ? {} : { timeout },
  );

/**
 * Repeats a journey's own calls if a proxy has no response for them, as a person would press again: journeys test how
 * pages handle that.
 */
export function repeatUnanswered({ request }: Pick<BrowserContext, 'request'>): void {
  if (known.has(request)) return;
  known.add(request);
  const fetch = request.fetch.bind(request);
  request.fetch = async (url, options) => {
    // Under one key, as pages do: a change that was made but not answered is not made twice.
    const headers = { 'idempotency-key': randomUUID(), ...options?.headers };
    const call = options?.method === 'POST' ? { ...options, headers } : options;
    for (let tries = 1; ; tries += 1) {
      const answer = await fetch(url, call);
      if (!isUnanswered(answer) || tries === TRIES) return answer;
      await delay(BETWEEN_TRIES_MS);
    }
  };
}
