import { getVideo } from '@hooplog/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api-client/call.ts';
import { isUnderWay, watchVideo } from './watch-video.ts';

export const videoQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/videos', id],
    queryFn: ({ signal }) => call(getVideo, { params: { id }, signal }),
    // It may have moved on while the page was left.
    refetchOnMount: 'always',
  });

/** A video of the user, kept up to date while the server is at work on it. */
export function useVideo(id: string) {
  const client = useQueryClient();
  const query = useQuery(videoQuery(id));
  const underWay = query.data !== undefined && isUnderWay(query.data.state);
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
