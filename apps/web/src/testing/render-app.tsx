import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { routeTree } from '../app/routes.ts';
import { createQueryClient } from '../lib/api-client/query-client.ts';
import { signInAgain } from '../lib/session/sign-in-again.ts';

/** What the server answers, by "METHOD /path"; a status without a body is an error of that status. */
export type Answers = Readonly<
  Record<string, { readonly status: number; readonly body?: unknown }>
>;

const UNKNOWN = { status: 404, body: { message: 'Not found', code: 'not_found', requestId: 'r1' } };

/** Puts answers in the place of the server and gives the calls that were made. */
function stubServer(answers: Answers) {
  const server = vi.fn((url: string, init: RequestInit) => {
    const path = new URL(url, 'http://localhost').pathname;
    const { status, body } = answers[`${init.method ?? 'GET'} ${path}`] ?? UNKNOWN;
    return Promise.resolve(
      new Response(body === undefined ? null : JSON.stringify(body), { status }),
    );
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
