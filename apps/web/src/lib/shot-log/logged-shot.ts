import type { Shot, ShotEvidence } from '@hooplog/contract';
import type { CourtPoint, ShotKind, ZoneId } from '@hooplog/domain';
import type { ShotPlace } from '../shot-place/shot-place.ts';

export type Outcome = 'made' | 'missed';

/** What the program saw of a shot. */
interface Detection {
  readonly releaseSeconds: number | null;
  readonly confidence: number;
  /** Whether it asked for a look. */
  readonly doubtful: boolean;
  readonly evidence: ShotEvidence | null;
}

/** One shot of the workout that is being logged: found in the video, or counted by hand. */
export interface LoggedShot {
  /** Stable as long as the shot is on the page. */
  readonly key: string;
  /** Its id on the server; null until it is saved. */
  readonly id: string | null;
  readonly outcome: Outcome;
  readonly zone: ZoneId | null;
  /** The spot it was taken from, in `zone`; null where only the zone is known, or nothing. */
  readonly court: CourtPoint | null;
  /** Whether the player said where it was taken. */
  readonly placed: boolean;
  /** Its moment in the video, seconds; null when it was counted by hand. */
  readonly rimSeconds: number | null;
  /** Of what kind the player says it is; null where they said nothing. */
  readonly kind: ShotKind | null;
  readonly detection: Detection | null;
  /** Of a shot that somebody else took: who that was, as far as the player says it. */
  readonly takerId?: string | null;
  /** Whether the player has judged it. */
  readonly checked: boolean;
}

/** What is known of where it was taken. */
export function placeOf({ zone, court, placed, detection }: LoggedShot): ShotPlace {
  return { zone, court, placed, evidence: detection?.evidence ?? null };
}

/** A shot as the server has it. */
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
