import { t } from '@hooplog/language';
import type { CameraProblem } from './open-camera.ts';

interface ProblemWords {
  readonly title: string;
  /** What the player can do about it. */
  readonly remedy: string;
  /** Whether a retry may help without leaving the page. */
  readonly canRetry: boolean;
}

/** Texts about a camera that gives no picture. */
export const CAMERA_WORDS: Readonly<Record<CameraProblem, ProblemWords>> = {
  insecure: {
    title: t('Filming needs a secure page'),
    remedy: t(
      'Browsers only open the camera on pages with https. Open Hooplog at its https address, or film with your camera app and upload the video.',
    ),
    canRetry: false,
  },
  unsupported: {
    title: t('This browser cannot film'),
    remedy: t('Film with your camera app instead, and upload the video.'),
    canRetry: false,
  },
  denied: {
    title: t('Hooplog is not allowed to use the camera'),
    remedy: t(
      'Allow the camera for this site in your browser: tap the icon beside the address, choose Camera, then Allow. Then try again.',
    ),
    canRetry: true,
  },
  missing: {
    title: t('No camera was found'),
    remedy: t('Connect a camera and try again, or upload a video from another device.'),
    canRetry: true,
  },
  taken: {
    title: t('Another app is using the camera'),
    remedy: t('Close the other app, or end the call, then try again.'),
    canRetry: true,
  },
  ended: {
    title: t('The camera was turned off'),
    remedy: t('A call, another app or the system took it. Every shot so far is kept.'),
    canRetry: true,
  },
};
