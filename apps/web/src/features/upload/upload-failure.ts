import { t } from '@hooplog/language';
import { ApiError } from '../../lib/api-client/api-error.ts';
import type { UploadProblem } from './upload-problem.tsx';

/** Why a file could not be uploaded; the message is the text for the player. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
}

/** Responses of our server that a retry cannot change. */
const REFUSED: Readonly<Record<number, string>> = {
  413: t('Cut it to the part with your shots, or remove it and choose another video.'),
  415: t('Remove it and choose another video.'),
};

/** The error text on the upload card, and whether retrying with the same file may help. */
export function uploadFailure({ message, cause }: Error, isOnline: boolean): UploadProblem {
  const isOurs = cause instanceof ApiError && cause.body !== null;
  const refused = isOurs ? REFUSED[cause.status] : undefined;
  return {
    title: t('Upload failed'),
    description: message,
    next: refused ?? nextStep(cause, isOnline),
    canRetry: refused === undefined,
  };
}

function nextStep(cause: unknown, isOnline: boolean): string {
  if (!isOnline) {
    return t(
      'You are offline. Your video is still here: “Try again” sends it when you have a connection.',
    );
  }
  if (!(cause instanceof ApiError)) return t('The connection was lost. Your video is still here.');
  return t('Your video stays here as long as this page is open.');
}
