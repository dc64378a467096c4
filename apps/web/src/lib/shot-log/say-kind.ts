import type { ShotKind } from '@hooplog/domain';
import type { ShotLogAction } from './shot-log.ts';

/**
 * Sets the kind of shots.
 * @param kind null removes it
 * @param words name of the step
 */
export const sayKind = (
  keys: readonly string[],
  kind: ShotKind | null,
  words: string,
): ShotLogAction => ({
  type: 'changed',
  words,
  change: (film) => {
    const isMeant = (shot: (typeof film.shots)[number]) =>
      keys.includes(shot.key) && shot.kind !== kind;
    if (!film.shots.some(isMeant)) return film;
    return {
      ...film,
      shots: film.shots.map((shot) => (isMeant(shot) ? { ...shot, kind } : shot)),
    };
  },
});
