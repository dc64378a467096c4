import { t } from '@hooplog/language';
import { wordsFor } from './entry-text.ts';
import type { LoggedShot, Outcome } from './logged-shot.ts';
import type { ShotLogAction } from './shot-log.ts';

const byTime = (a: LoggedShot, b: LoggedShot) =>
  (a.rimSeconds ?? Number.MAX_VALUE) - (b.rimSeconds ?? Number.MAX_VALUE);

/**
 * Assigns shots to somebody else: they leave the player's count. A shot that was only added here is removed.
 * @param takerOf who took a shot, by its key; left out, no one is named
 */
export const giveAway = (
  keys: readonly string[],
  takerOf: (key: string) => string | null = () => null,
): ShotLogAction => ({
  type: 'changed',
  words: t('{shots, plural, one {# shot is} other {# shots are}} somebody else’s', {
    shots: keys.length,
  }),
  change: ({ shots, others }) => {
    const [given, remaining] = split(shots, keys);
    if (given.length === 0) return { shots, others };
    const known = given
      .filter(({ id }) => id !== null)
      .map((shot) => ({ ...shot, takerId: takerOf(shot.key) }));
    return { shots: remaining, others: [...others, ...known].toSorted(byTime) };
  },
});

/** Returns shots to the player. */
export const takeBack = (keys: readonly string[]): ShotLogAction => ({
  type: 'changed',
  words: t('{shots, plural, one {# shot is} other {# shots are}} yours again', {
    shots: keys.length,
  }),
  change: ({ shots, others }) => {
    const [back, left] = split(others, keys);
    if (back.length === 0) return { shots, others };
    const own = back.map((shot) => ({ ...shot, takerId: null }));
    return { shots: [...shots, ...own].toSorted(byTime), others: left };
  },
});

/**
 * Names the player who took these shots.
 * @param words name of the step
 */
export const nameTaker = (
  keys: readonly string[],
  takerId: string | null,
  words: string,
): ShotLogAction => ({
  type: 'changed',
  words,
  change: ({ shots, others }) => ({
    shots,
    others: others.map((shot) => (keys.includes(shot.key) ? { ...shot, takerId } : shot)),
  }),
});

/** Corrects the call of somebody else's shot. */
export const callOther = (shot: LoggedShot, outcome: Outcome): ShotLogAction => ({
  type: 'changed',
  words: wordsFor({ ...shot, outcome }),
  change: ({ shots, others }) => ({
    shots,
    others: others.map((other) =>
      other.key === shot.key ? { ...other, outcome, checked: true } : other,
    ),
  }),
});

function split(shots: readonly LoggedShot[], keys: readonly string[]) {
  const isMeant = ({ key }: LoggedShot) => keys.includes(key);
  return [shots.filter(isMeant), shots.filter((shot) => !isMeant(shot))] as const;
}

/** How players took turns. */
export interface Turns {
  /** Shots of one turn. */
  readonly length: number;
  readonly players: number;
  /** Which turn is the player's, from 1. */
  readonly place: number;
}

/** A shot that somebody else took. */
interface Turn {
  readonly key: string;
  /** Which turn it was, from 1. */
  readonly place: number;
}

/** The shots that others took in turns, by order of time; shots already given to others count too. */
export function othersByTurns(
  shots: readonly LoggedShot[],
  { length, players, place: own }: Turns,
): Turn[] {
  return shots
    .toSorted(byTime)
    .map(({ key }, index) => ({ key, place: (Math.floor(index / length) % players) + 1 }))
    .filter(({ place }) => place !== own);
}
