import type { CountFile } from './protocol.ts';
import { startCount } from './start-count.ts';

/** Counts a video file of this device at full speed, without loading it whole. */
export const countFile: CountFile = (file, options) =>
  startCount({ kind: 'file', file, isOnlyHere: options.isOnlyHere ?? false }, options);
