import type { RimEllipse } from '@hooplog/vision';
import type { CountResult } from '../protocol.ts';

/** A film being counted, as driven by the page's orders. */
export interface Film {
  pause(): void;
  resume(): void;
  giveRing(rim: RimEllipse): void;
  /** Takes no more frames and judges those received. */
  finish(): Promise<CountResult>;
}

/** Minimum seconds between two frames: 60/s with jitter passes whole, 120/s and 240/s are reduced to 60/s. */
export const MIN_GAP = 1 / 65;
