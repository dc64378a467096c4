import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isUnauthorized } from './api-error.ts';

/**
 * A server that dies is mostly back within seconds: a page that waits for it waits a little longer and goes on. Then it says
 * that there is no connection, asks now and then all the same, and goes on as soon as there is one.
 */
const MAX_RETRIES = 6;
const RETRY_DELAY_MS = 1000;
const ASK_AGAIN_MS = 3000;

/** What a proxy answers while the server behind it is away, or all of them are. */
const PROXY_STATUSES = [502, 503, 504];

/** Whether no answer of our server came, and one may come soon. */
function gotNoAnswer(error: Error): boolean {
  if (error instanceof ApiError)
    return error.body === null && PROXY_STATUSES.includes(error.status);
  // `fetch` throws one when there is no connection.
  return error instanceof TypeError && navigator.onLine;
}

/**
 * Data never goes stale by itself, no answer is asked for twice, and nothing is fetched again on focus:
 * what changes data says which queries to refresh.
 *
 * @param onUnauthorized called when any call says that the session is gone
 */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const report = (error: Error) => {
    if (isUnauthorized(error)) onUnauthorized();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: report }),
    mutationCache: new MutationCache({ onError: report }),
    defaultOptions: {
      queries: {
        // Asked also when the browser believes to be offline: a call that fails says so, a paused one never ends.
        networkMode: 'always',
        staleTime: Infinity,
        retry: (failures, error) => failures < MAX_RETRIES && gotNoAnswer(error),
        retryDelay: RETRY_DELAY_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: ({ state: { error } }) =>
          error !== null && gotNoAnswer(error) ? ASK_AGAIN_MS : false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
