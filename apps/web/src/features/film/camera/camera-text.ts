import type { CameraProblem } from './open-camera.ts';

interface ProblemWords {
  readonly title: string;
  /** What the player can do about it. */
  readonly remedy: string;
  /** Whether another try may help without leaving the page. */
  readonly canRetry: boolean;
}

/** What is said about a camera that gives no picture. */
export const CAMERA_WORDS: Readonly<Record<CameraProblem, ProblemWords>> = {
  insecure: {
    title: 'Filming needs a secure page',
    remedy:
      'Browsers only open the camera on pages with https. Open Hooplog at its https address, or film with your camera app and upload the video.',
    canRetry: false,
  },
  unsupported: {
    title: 'This browser cannot film',
    remedy: 'Film with your camera app instead, and upload the video.',
    canRetry: false,
  },
  denied: {
    title: 'Hooplog is not allowed to use the camera',
    remedy:
      'Allow the camera for this site in your browser: tap the icon beside the address, choose Camera, then Allow. Then try again.',
    canRetry: true,
  },
  missing: {
    title: 'No camera was found',
    remedy: 'Connect a camera and try again, or upload a video from another device.',
    canRetry: true,
  },
  taken: {
    title: 'Another app is using the camera',
    remedy: 'Close the other app, or end the call, then try again.',
    canRetry: true,
  },
  ended: {
    title: 'The camera was turned off',
    remedy: 'A call, another app or the system took it. Every shot so far is kept.',
    canRetry: true,
  },
};
