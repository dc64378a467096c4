import { formatPercent } from '@hooplog/domain';
import { t } from '@hooplog/language';
interface Place {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const percent = (share: number) => formatPercent(Math.round(100 * share));

/** "44% from the left, 39% from the top": a position in the picture, for screen readers. */
export function pictureWords({ x, y }: Place, { width, height }: Size): string {
  return t('{across} from the left, {down} from the top', {
    across: percent(x / width),
    down: percent(y / height),
  });
}
