import { t } from '@hooplog/language';
import { wordsFor } from './entry-text.ts';
import type { LoggedShot, Outcome } from './logged-shot.ts';
import type { ShotLogAction } from './shot-log.ts';

const byTime = (a: LoggedShot, b: LoggedShot) =>
  (a.rimSeconds ?? Number.MAX_VALUE) - (b.rimSeconds ?? Number.MAX_VALUE);

/**
 * Somebody else took these: they leave the player's count. One that was only added here goes.
 *
 * @param takerOf who took a shot, by its key; left out, nobody is named
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
    const [given, kept] = split(shots, keys);
    if (given.length === 0) return { shots, others };
    const known = given
      .filter(({ id }) => id !== null)
      .map((shot) => ({ ...shot, takerId: takerOf(shot.key) }));
    return { shots: kept, others: [...others, ...known].toSorted(byTime) };
  },
});

/** They were the player's own after all. */
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

/** One of the others took these. @param words what the step is called */
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

/** The call of a shot that somebody else took was wrong. */
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
  /** Whose turn the player's is, from 1. */
  readonly place: number;
}

/** A shot that somebody else took. */
interface Turn {
  readonly key: string;
  /** Whose turn it was, from 1. */
  readonly place: number;
}

/** The shots that others took by turns: by the order of time, those of others included. */
export function othersByTurns(
  shots: readonly LoggedShot[],
  { length, players, place: own }: Turns,
): Turn[] {
  return shots
    .toSorted(byTime)
    .map(({ key }, index) => ({ key, place: (Math.floor(index / length) % players) + 1 }))
    .filter(({ place }) => place !== own);
}
