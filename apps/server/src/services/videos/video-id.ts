import { phrase } from '@hooplog/language';
import { z } from 'zod';
import { invalidField } from '../../errors/app-error.ts';

const ADDRESS = /^\/api\/videos\/([^/]+)(?:\/content)?$/;

/**
 * The id in a `videoURL`: the uploadURL or the address of the video, absolute or as a path. The host does not matter: only the id
 * counts, and only for its owner.
 */
export function videoIdOf(videoURL: string): string {
  const url = URL.parse(videoURL, 'http://this.server');
  const id = ADDRESS.exec(url?.pathname ?? '')?.[1];
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success)
    throw invalidField('videoURL', phrase('This is not the address of an uploaded video'));
  return parsed.data;
}
