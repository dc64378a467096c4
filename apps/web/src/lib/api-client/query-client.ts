import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from './api-error.ts';
import { isAwayOrSlow, isBroken, RETRY_DELAY_MS } from './no-answer.ts';

/** After these a page says that there is no connection, keeps asking now and then, and continues once it is back. */
const MAX_RETRIES = 6;
const ASK_AGAIN_MS = 3000;

/** Whether our server did not answer but may answer soon. */
const gotNoAnswer = (error: Error): boolean => isBroken(error) || isAwayOrSlow(error);

/**
 * Data never goes stale by itself, an error response is not retried, and nothing is refetched on focus: each change
 * names the queries to refresh.
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
        // Queries also run when the browser believes to be offline: a failing call reports an error, a paused one never
        // ends.
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
