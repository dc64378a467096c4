import { LIMITS } from '@hooplog/domain';
import { canCountOnDevice } from '../../lib/device-count/can-count.ts';

/** Title and text of a toast. */
export interface FileProblem {
  readonly title: string;
  readonly description: string;
}

/** What speaks against a file before it is counted; null when nothing does. On the device it may be of any size. */
export function checkVideoFile(
  { type, size }: Pick<File, 'type' | 'size'>,
  onDevice = canCountOnDevice(),
): FileProblem | null {
  if (!type.startsWith('video/')) {
    return {
      title: 'Invalid file type',
      description: 'Please select a video file (MP4, MOV, or AVI).',
    };
  }
  if (!onDevice && size > LIMITS.MAX_VIDEO_BYTES) {
    return { title: 'File too large', description: 'Video must be under 500MB.' };
  }
  return null;
}
