import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryOf } from '../queries/query-of.ts';
import { isInProgress } from './is-in-progress.ts';
import { watchVideo } from './watch-video.ts';

/** Occasional polling, for proxies that cut or hold back streams. */
const FALLBACK_POLL_MS = 15_000;

export const videoQuery = (id: string) =>
  queryOptions({
    ...queryOf('GET /api/videos/:id', { params: { id } }),
    // Its state may have changed while the page was closed.
    refetchOnMount: 'always',
  });

/** A video of the user, kept up to date while the server is working on it. */
export function useVideo(id: string) {
  const client = useQueryClient();
  const query = useQuery({
    ...videoQuery(id),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isInProgress(data.state) ? FALLBACK_POLL_MS : false,
  });
  const underWay = query.data !== undefined && isInProgress(query.data.state);
  useEffect(() => {
    if (!underWay) return;
    const { queryKey } = videoQuery(id);
    return watchVideo(id, {
      onVideo: (video) => {
        client.setQueryData(queryKey, video);
      },
      onLost: () => void client.invalidateQueries({ queryKey }),
    });
  }, [client, id, underWay]);
  return query;
}
