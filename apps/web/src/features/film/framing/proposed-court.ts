import type { Place } from '@hooplog/contract';
import { type CourtKind, isSameHoop } from '@hooplog/domain';
import type { CourtMark } from '@hooplog/vision';
import type { CountView } from '../../../lib/device-count/protocol.ts';

/** A court for the player to confirm; displayed px. */
export interface ProposedCourt {
  readonly kind: CourtKind;
  readonly marks: readonly CourtMark[];
}

/**
 * The detected lines, else those of a saved place whose hoop is where the rim is seen; null if there is nothing to ask.
 * @param places those of pictures of this size
 */
export function proposedCourt(view: CountView, places: readonly Place[]): ProposedCourt | null {
  const { ring, court, courtKind, courtSource } = view;
  if (ring === null || courtSource === 'user') return null;
  if (court !== null && courtKind !== null) return { kind: courtKind, marks: court };
  const place = places.find(({ calibration }) => isSameHoop(calibration.rim, ring));
  return place === undefined
    ? null
    : { kind: place.calibration.lines, marks: place.calibration.court };
}
