import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from './api-error.ts';
import { isAwayOrSlow, isBroken, RETRY_DELAY_MS } from './no-answer.ts';

/** Then a page says that there is no connection, asks now and then all the same, and goes on as soon as there is one. */
const MAX_RETRIES = 6;
const ASK_AGAIN_MS = 3000;

/** Whether no answer of our server came, and one may come soon. */
const gotNoAnswer = (error: Error): boolean => isBroken(error) || isAwayOrSlow(error);

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
