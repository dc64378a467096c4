import { t } from '@hooplog/language';
import type { CountView } from '../../../lib/device-count/protocol.ts';

/** The checks of a good view, most important first. */
const CHECK_IDS = ['ring', 'arc', 'steady', 'light', 'feet', 'lines'] as const;
export type CheckId = (typeof CHECK_IDS)[number];

export interface Check {
  readonly id: CheckId;
  readonly label: string;
  /** Null: not known yet. */
  readonly isGood: boolean | null;
  /** What to do about it. */
  readonly advice: string;
}

/** Minimum confidence of a rim to count as seen. */
const SURE_RING = 0.5;
/**
 * Free space needed above the rim, in half widths of the rim (0.75 ft): the apex of a free throw is 4 ft above the rim.
 */
export const ARC_RADII = 5.3;
/** Seconds of watching before light and steadiness can be judged. */
export const WATCHED_SECONDS = 5;

const LABELS: Readonly<Record<CheckId, string>> = {
  ring: t('Rim', {}, 'checked in the picture'),
  arc: t('Arc', {}, 'checked in the picture'),
  steady: t('Steady', {}, 'checked in the picture'),
  light: t('Light', {}, 'checked in the picture'),
  feet: t('Feet', {}, 'checked in the picture'),
  lines: t('Lines', {}, 'checked in the picture'),
};

const ADVICE: Readonly<Record<CheckId, string>> = {
  ring: t('Point the phone at the hoop, or tap the rim in the picture.'),
  arc: t('Tilt the phone up a little: leave room above the rim for the whole arc.'),
  steady: t('Lean the phone against something, so that it stands still.'),
  light: t('Too dark or out of focus: find more light, or wipe the lens.'),
  feet: t('Step into the picture, feet included, so that we see where you shoot from.'),
  lines: t(
    'Court lines are not seen. Without them shots have no zones until you mark the court, now or after the workout.',
  ),
};

const SHAKY = ['camera_shakes', 'camera_moved', 'camera_cut'];
const DIM = ['too_dark', 'blurred'];

/** Whether there is enough space above and around the rim. */
function hasRoom({ ring, advice }: CountView): boolean {
  if (ring === null || advice.some(({ code }) => code === 'hoop_at_border')) return false;
  return ring.cy >= ARC_RADII * ring.rx;
}

/** Whether the rim is seen, by the rule of its check. */
const isRingSeen = ({ ring, ringSure }: CountView): boolean =>
  ring !== null && ringSure >= SURE_RING;

/** The rim that the guide draws in green; null if it draws none. */
export const greenRing = (view: CountView | null): CountView['ring'] =>
  view !== null && isRingSeen(view) ? view.ring : null;

function judge(id: CheckId, view: CountView, watchedSeconds: number): boolean | null {
  const { advice, turned, people, court, seesLines } = view;
  const isKnown = watchedSeconds >= WATCHED_SECONDS;
  const hasAny = (codes: readonly string[]) => advice.some(({ code }) => codes.includes(code));
  switch (id) {
    case 'ring':
      return isRingSeen(view);
    case 'arc':
      return hasRoom(view);
    case 'steady':
      if (turned || hasAny(SHAKY)) return false;
      return isKnown ? true : null;
    case 'light':
      if (hasAny(DIM)) return false;
      return isKnown ? true : null;
    case 'feet':
      return people.some(({ feet }) => feet !== null && feet.y < view.height);
    case 'lines':
      return seesLines || court !== null;
  }
}

/** The results of all checks. Before the first view they are unknown. */
export function checksOf(view: CountView | null, watchedSeconds: number): readonly Check[] {
  return CHECK_IDS.map((id) => ({
    id,
    label: LABELS[id],
    isGood: view === null ? null : judge(id, view, watchedSeconds),
    advice: ADVICE[id],
  }));
}

/** The one instruction to show: the most important failed check. Court lines are welcome but never demanded. */
export function guideWords(view: CountView | null, checks: readonly Check[]): string {
  if (view === null) return t('Getting ready to see the hoop…');
  const worst = checks.find(({ id, isGood }) => isGood === false && id !== 'lines');
  if (worst?.id === 'arc' || worst === undefined) {
    const own = view.advice.find(({ code }) => code.startsWith('hoop_') || code === 'behind_board');
    if (own !== undefined) return own.message;
  }
  if (worst !== undefined) return worst.advice;
  return checks.some(({ isGood }) => isGood === null)
    ? t('Hold still for a moment…')
    : t('All set.');
}
