import type { CalibrationInput } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../lib/queries/use-change.ts';
import { startAnalysis } from '../../lib/videos/start-analysis.ts';
import { videoQuery } from '../../lib/videos/use-video.ts';

/** Starts the analysis of a video, for the first time or again. */
export function useRecount(videoId: string, onStarted: () => void) {
  const client = useQueryClient();
  const send = (calibration: CalibrationInput | undefined) =>
    startAnalysis(videoId, calibration === undefined ? {} : { calibration });
  return useChange(send, {
    title: t('Upload failed'),
    failed: t('Failed to process video'),
    onDone: (video) => {
      onStarted();
      client.setQueryData(videoQuery(videoId).queryKey, video);
    },
  });
}
