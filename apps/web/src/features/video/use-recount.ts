import type { CalibrationInput } from '@hooplog/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { startAnalysis } from '../../lib/videos/start-analysis.ts';
import { videoQuery } from '../../lib/videos/use-video.ts';

/** Has a video counted, again or for the first time. */
export function useRecount(videoId: string, onStarted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (calibration: CalibrationInput | undefined) => startAnalysis(videoId, calibration),
    onSuccess: (video) => {
      onStarted();
      client.setQueryData(videoQuery(videoId).queryKey, video);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = userMessage(error, 'Failed to process video');
      toast({ title: 'Upload failed', description, tone: 'destructive' });
    },
  });
}
