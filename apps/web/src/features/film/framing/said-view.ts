import type { SeenView } from '../../../lib/films/film.ts';
import { isSameHoop } from '@hooplog/domain';
import { t } from '@hooplog/language';

/** The player's answer about a view, and the picture it was given for. */
export type SaidView = Pick<
  SeenView,
  'width' | 'height' | 'ring' | 'ringSure' | 'court' | 'courtSource' | 'courtKind'
>;

/** `unknown`: no rim is seen yet to tell by. */
export type Standing = 'same' | 'moved' | 'turned' | 'unknown';

/** Minimum confidence of a rim that is used to recognise a view. */
const SURE_RING = 0.5;

/** Whether the player has said where the court is. A marked rim need not be restored: detection finds it again. */
export const hasAnswer = ({ court, courtSource }: SaidView): boolean =>
  court !== null && courtSource === 'user';

/** Whether the camera sees the same view as when the player answered, judged by the detected rim. */
export function standingOf(said: SaidView, view: SaidView): Standing {
  const isUpright = ({ width, height }: SaidView) => height > width;
  if (isUpright(said) !== isUpright(view)) return 'turned';
  if (said.width !== view.width || said.height !== view.height) return 'moved';
  if (said.ring === null || view.ring === null || view.ringSure < SURE_RING) return 'unknown';
  return isSameHoop(said.ring, view.ring) ? 'same' : 'moved';
}

/** Why the player has to answer again; null if no answer was lost. */
export function lostWords(said: SaidView | null, view: SaidView | null): string | null {
  if (said === null || view === null || hasAnswer(view)) return null;
  const standing = standingOf(said, view);
  if (standing === 'same' || standing === 'unknown') return null;
  return standing === 'moved'
    ? t('The phone was moved: mark the lines again.')
    : t('The phone was turned: mark the lines again.');
}
