import { LIMITS } from '@hooplog/domain';

/** Title and text of a toast. */
export interface FileProblem {
  readonly title: string;
  readonly description: string;
}

/** What speaks against a file before it is uploaded; null when nothing does. */
export function checkVideoFile({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | null {
  if (!type.startsWith('video/')) {
    return {
      title: 'Invalid file type',
      description: 'Please select a video file (MP4, MOV, or AVI).',
    };
  }
  if (size > LIMITS.MAX_VIDEO_BYTES) {
    return { title: 'File too large', description: 'Video must be under 500MB.' };
  }
  return null;
}
