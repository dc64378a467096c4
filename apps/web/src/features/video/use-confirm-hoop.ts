import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client/call.ts';
import { videoQuery } from '../../lib/videos/use-video.ts';

/** Keeps the player's word that the hoop is the right one. Nothing waits for it: if it is lost, they are asked once more. */
export function useConfirmHoop(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('PUT /api/videos/:id/hoop', { params: { id } }),
    onSuccess: (video) => {
      client.setQueryData(videoQuery(id).queryKey, video);
    },
  });
}
