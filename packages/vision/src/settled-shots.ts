import type { DetectedShot } from './analysis.ts';
import { attemptThresholds as limits } from './thresholds/attempts.ts';

/** A shot that was reported while the film still ran. */
export interface SettledShot extends DetectedShot {
  /** Counts up from 1; stays the same whatever is learnt about the shot later. */
  readonly id: number;
}

/** A change to the reported shots. */
export type ShotEvent =
  | { readonly kind: 'shot' | 'changed'; readonly shot: SettledShot }
  | { readonly kind: 'gone'; readonly id: number };

/** The part of a film that was judged again; seconds. */
export interface JudgedSpan {
  readonly from: number;
  /** Shots that reached the ring later are not settled yet. */
  readonly until: number;
  /** Start of the current flight; Infinity while nothing flies. A rising ball may still turn out to be a throw. */
  readonly flyingSince: number;
}

/** Remembers the reported shots, and returns the changes when a part of the film is judged again. */
export class SettledShots {
  private emitted: SettledShot[] = [];
  private lastId = 0;
  /** All shots up to this second have been reported. */
  until = -Infinity;

  /** `judged`: all shots of that part of the film, in order of time; others are ignored. */
  update(judged: readonly DetectedShot[], part: JudgedSpan): ShotEvent[] {
    const isIn = ({ rimSeconds }: DetectedShot): boolean =>
      rimSeconds >= part.from && rimSeconds <= part.until;
    const left = new Set(this.emitted.filter(isIn));
    const events: ShotEvent[] = [];
    this.until = part.until;
    for (const shot of judged.filter(isIn)) {
      const before = this.nearest(shot);
      if (before) left.delete(before);
      else if (endOf(shot) >= part.flyingSince) {
        this.until = Math.min(this.until, shot.rimSeconds);
        continue;
      }
      const now = { ...shot, id: before?.id ?? ++this.lastId };
      this.emitted = [...this.emitted.filter((known) => known !== before), now];
      if (!before || isOther(before, now))
        events.push({ kind: before ? 'changed' : 'shot', shot: now });
    }
    this.emitted = this.emitted.filter((shot) => !left.has(shot));
    return [...[...left].map(({ id }) => ({ kind: 'gone', id }) as const), ...events];
  }

  /** The id under which a shot of the finished analysis was reported. */
  idOf(shot: DetectedShot): number | null {
    return this.nearest(shot)?.id ?? null;
  }

  private nearest({ rimSeconds }: DetectedShot): SettledShot | null {
    const off = (known: SettledShot): number => Math.abs(known.rimSeconds - rimSeconds);
    const near = this.emitted.filter((known) => off(known) <= limits.attemptGapSeconds);
    return near.sort((a, b) => off(a) - off(b))[0] ?? null;
  }
}

/** Whether a player would notice the change: confidence changes slightly with every look at the hoop. */
function isOther(before: DetectedShot, now: DetectedShot): boolean {
  return (
    before.outcome !== now.outcome ||
    before.needsReview !== now.needsReview ||
    before.zone !== now.zone
  );
}

/** When the ball was last seen at the ring, seconds. */
const endOf = ({ rimSeconds, evidence }: DetectedShot): number =>
  Math.max(rimSeconds, evidence.path.at(-1)?.seconds ?? 0);
