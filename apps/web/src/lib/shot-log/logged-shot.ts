import type { Shot, ShotEvidence } from '@hooplog/contract';
import type { CourtPoint, ShotKind, ZoneId } from '@hooplog/domain';
import type { ShotPlace } from '../shot-place/shot-place.ts';

export type Outcome = 'made' | 'missed';

/** The program's detection of a shot. */
interface Detection {
  readonly releaseSeconds: number | null;
  readonly confidence: number;
  /** Whether it needs a review. */
  readonly doubtful: boolean;
  readonly evidence: ShotEvidence | null;
}

/** One shot of the workout in progress: found in the video, or counted by hand. */
export interface LoggedShot {
  /** Stable as long as the shot is on the page. */
  readonly key: string;
  /** Its id on the server; null until it is saved. */
  readonly id: string | null;
  readonly outcome: Outcome;
  readonly zone: ZoneId | null;
  /** The spot it was taken from, in `zone`; null if only the zone is known, or nothing. */
  readonly court: CourtPoint | null;
  /** Whether the player placed it. */
  readonly placed: boolean;
  /** Its moment in the video, seconds; null if it was counted by hand. */
  readonly rimSeconds: number | null;
  /** The kind that the player gave it; null for none. */
  readonly kind: ShotKind | null;
  readonly detection: Detection | null;
  /** Who took it, for a shot of somebody else, if the player said so. */
  readonly takerId?: string | null;
  /** Whether the player has judged it. */
  readonly checked: boolean;
}

/** The known facts about where it was taken. */
export function placeOf({ zone, court, placed, detection }: LoggedShot): ShotPlace {
  return { zone, court, placed, evidence: detection?.evidence ?? null };
}

/** A shot of the server as a logged shot. */
export function toLoggedShot(shot: Shot & { readonly takerId?: string }): LoggedShot {
  return {
    key: shot.id,
    id: shot.id,
    outcome: shot.outcome,
    zone: shot.zone,
    court: shot.court,
    placed: shot.placed,
    rimSeconds: shot.rimSeconds,
    kind: shot.kind ?? null,
    takerId: shot.takerId ?? null,
    detection:
      shot.confidence === null
        ? null
        : {
            releaseSeconds: shot.releaseSeconds,
            confidence: shot.confidence,
            doubtful: shot.needsReview,
            evidence: shot.evidence,
          },
    checked: shot.correctedAt !== null,
  };
}
