import type { LaunchOptions } from '@playwright/test';

/** What the browser shows to who asks for a camera: a film, over and over; null for nothing but a test picture. */
export const cameraArgs = (film: string | null): readonly string[] => [
  '--use-fake-device-for-media-stream',
  ...(film === null ? [] : [`--use-file-for-fake-video-capture=${film}`]),
];

/** The options of a browser with such a camera, on top of those of every journey. */
export function withCamera(options: LaunchOptions, film: string | null): LaunchOptions {
  return { ...options, args: [...(options.args ?? []), ...cameraArgs(film)] };
}
