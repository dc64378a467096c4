import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client/call.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { videoQuery } from '../../lib/videos/use-video.ts';

/**
 * Selects one of the candidate hoops; its count replaces the workout's.
 *
 * @param onChosen the previous count is obsolete
 */
export function useChooseHoop(videoId: string, onChosen: () => void) {
  const client = useQueryClient();
  const send = (candidate: number) =>
    call('PUT /api/videos/:id/hoop/choice', { params: { id: videoId }, body: { candidate } });
  return useChange(send, {
    failed: t('Failed to choose the hoop'),
    onDone: (video) => {
      client.setQueryData(videoQuery(videoId).queryKey, video);
      onChosen();
    },
  });
}
