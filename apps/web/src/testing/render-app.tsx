import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { routeTree } from '../app/routes.ts';
import { createQueryClient } from '../lib/api-client/query-client.ts';
import { signInAgain } from '../lib/session/sign-in-again.ts';
import { checkAnswer } from './check-answer.ts';

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A successful response. */
export const ok = (body: unknown): Answer => ({ status: 200, body });

/**
 * The server's responses, by "METHOD /path", or by "METHOD /path?query" for that query only; a status without a body is
 * an error: 503 of the server itself, all others of a proxy.
 */
export type Answers = Readonly<Record<string, Answer>>;

/** Without a message, so that the page has to use its own. */
const UNAVAILABLE = { message: '', code: 'unavailable', requestId: 'r1' };
const UNKNOWN = { status: 404, body: { message: 'Not found', code: 'not_found', requestId: 'r1' } };

/** Replaces the server with these responses and returns the calls made. */
function stubServer(answers: Answers) {
  for (const [call, { status, body }] of Object.entries(answers)) {
    if (status < 300) checkAnswer(call, status, body);
  }
  const server = vi.fn((url: string, init: RequestInit) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    const method = init.method ?? 'GET';
    const answer = answers[`${method} ${pathname}${search}`] ?? answers[`${method} ${pathname}`];
    const { status, headers = {}, ...given }: Answer = answer ?? UNKNOWN;
    const body = given.body ?? (status === 503 ? UNAVAILABLE : undefined);
    const text = body === undefined ? null : JSON.stringify(body);
    return Promise.resolve(new Response(text, { status, headers }));
  });
  vi.stubGlobal('fetch', server);
  return server;
}

/** The whole client at a path, in front of a stubbed server. */
export function renderApp(path: string, answers: Answers) {
  const server = stubServer(answers);
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const view = render(
    <QueryClientProvider client={createQueryClient(signInAgain)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, router, server };
}

/** The calls made to an address: "POST /api/groups". */
export const callsTo = ({ server }: ReturnType<typeof renderApp>, call: string) =>
  server.mock.calls.filter(([url, init]) => `${init.method ?? ''} ${url}` === call);

/** The parsed body of a call; undefined for none. */
export function bodyOf(init: RequestInit | undefined): unknown {
  return typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
}
