import { LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { canCountOnDevice } from '../../lib/device-count/can-count.ts';
import type { UploadProblem } from './upload-problem.tsx';

/** Why a file is rejected before it is counted; null if it is not. Counting on the device has no size limit. */
export function checkVideoFile(
  { type, size }: Pick<File, 'type' | 'size'>,
  onDevice = canCountOnDevice(),
): UploadProblem | null {
  if (!type.startsWith('video/')) {
    return {
      title: t('Invalid file type'),
      description: t('Please select a video file (MP4, MOV, or AVI).'),
      canRetry: false,
    };
  }
  if (!onDevice && size > LIMITS.MAX_VIDEO_BYTES) {
    return {
      title: t('File too large'),
      description: t('Video must be under 500MB.'),
      next: t('Cut it to the part with your shots, or choose another video.'),
      canRetry: false,
    };
  }
  return null;
}
