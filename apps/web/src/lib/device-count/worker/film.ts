import type { RimEllipse } from '@hooplog/vision';
import type { CountResult } from '../protocol.ts';

/** A film that is counted, as the page's orders reach it. */
export interface Film {
  pause(): void;
  resume(): void;
  giveRing(rim: RimEllipse): void;
  /** Takes no more pictures and judges those that came. */
  finish(): Promise<CountResult>;
}

/** Seconds between two pictures at least: 60 a second with jitter pass whole, 120 and 240 come down to 60. */
export const MIN_GAP = 1 / 65;
