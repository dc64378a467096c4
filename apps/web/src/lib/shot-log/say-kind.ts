import type { ShotKind } from '@hooplog/domain';
import type { ShotLogAction } from './shot-log.ts';

/**
 * The player says of what kind shots are.
 *
 * @param kind null takes it back
 * @param words what the step is called
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
