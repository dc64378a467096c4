import type { SeenView } from '../../../lib/films/film.ts';
import { isSameHoop } from '@hooplog/domain';
import { t } from '@hooplog/language';

/** What the player said of a view, and the picture that it was said of. */
export type SaidView = Pick<
  SeenView,
  'width' | 'height' | 'ring' | 'ringSure' | 'court' | 'courtSource' | 'courtKind'
>;

/** `unknown`: no ring is seen yet that could tell. */
export type Standing = 'same' | 'moved' | 'turned' | 'unknown';

/** How sure the eyes must be of a ring by which a view is known again. */
const SURE_RING = 0.5;

/** Whether the player has said where the court is. A ring needs no saying again: one that the eyes find is there. */
export const hasAnswer = ({ court, courtSource }: SaidView): boolean =>
  court !== null && courtSource === 'user';

/** Whether the camera sees what it saw when the player spoke, by the ring that the eyes find by themselves. */
export function standingOf(said: SaidView, view: SaidView): Standing {
  const isUpright = ({ width, height }: SaidView) => height > width;
  if (isUpright(said) !== isUpright(view)) return 'turned';
  if (said.width !== view.width || said.height !== view.height) return 'moved';
  if (said.ring === null || view.ring === null || view.ringSure < SURE_RING) return 'unknown';
  return isSameHoop(said.ring, view.ring) ? 'same' : 'moved';
}

/** Why the player is asked anew; null where nothing was lost. */
export function lostWords(said: SaidView | null, view: SaidView | null): string | null {
  if (said === null || view === null || hasAnswer(view)) return null;
  const standing = standingOf(said, view);
  if (standing === 'same' || standing === 'unknown') return null;
  return standing === 'moved'
    ? t('The phone was moved: say again where the lines are.')
    : t('The phone was turned: say again where the lines are.');
}
