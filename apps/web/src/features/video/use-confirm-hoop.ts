import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client/call.ts';
import { videoQuery } from '../../lib/videos/use-video.ts';

/** Saves the player's confirmation of the hoop in the background. If the request is lost, they are asked once more. */
export function useConfirmHoop(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('PUT /api/videos/:id/hoop', { params: { id } }),
    onSuccess: (video) => {
      client.setQueryData(videoQuery(id).queryKey, video);
    },
  });
}
