import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from './api-error.ts';

/**
 * Data never goes stale by itself, nothing is retried, and nothing is fetched again on focus:
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
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
