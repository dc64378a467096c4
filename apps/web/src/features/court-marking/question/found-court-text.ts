import type { Video } from '@hooplog/contract';
import { courtKindLabel, courtLandmarks } from '@hooplog/domain';
import { t } from '@hooplog/language';
import type { LoggedShot } from '../../../lib/shot-log/logged-shot.ts';
import { pictureWords } from '../../../lib/picture/picture-text.ts';

/** Says how many shots have a zone thanks to the detected lines. Shots that the player placed or added do not count. */
export function foundCourtWords(shots: readonly LoggedShot[]): string {
  const own = shots.filter(({ detection, placed }) => detection !== null && !placed);
  const placed = own.filter(({ zone }) => zone !== null).length;
  if (placed === 0) return t('We found these lines. They placed no shot yet.');
  return t(
    'We found these lines and placed {placed} of {own, plural, one {# shot} other {# shots}} by them.',
    { placed, own: own.length },
  );
}

/** The lane has four corners; they are the first landmarks. */
const LANE_CORNERS = 4;

/** Describes where the lines are in the picture, for screen readers. */
export function linesInPicture({ calibration, media }: Video): string {
  if (media === null || calibration?.court == null || calibration.lines === null) return '';
  const { court: marks, lines } = calibration;
  const corners = courtLandmarks(lines)
    .slice(0, LANE_CORNERS)
    .flatMap(({ label, point }) => {
      const mark = marks.find(({ court: [x, y] }) => x === point.x && y === point.y);
      if (mark === undefined) return [];
      const [x, y] = mark.image;
      return [t('{point}: {place}.', { point: label, place: pictureWords({ x, y }, media) })];
    });
  return [t('{kind} lines.', { kind: courtKindLabel(lines) }), ...corners].join(' ');
}
