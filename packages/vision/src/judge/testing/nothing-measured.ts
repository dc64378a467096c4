import type { Features } from '../features.ts';

/** An attempt without any measurement. */
export const nothingMeasured: Features = {
  netDown: 0,
  pass: 0,
  fallSpeed: 1,
  netMotion: 0,
  aside: 0,
  lost: 0,
  leftSide: 0,
};
