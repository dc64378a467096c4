import { t } from '@hooplog/language';
interface Place {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const percent = (share: number) => `${Math.round(100 * share)}%`;

/** "44% from the left, 39% from the top": a place of the picture, for screen readers. */
export function pictureWords({ x, y }: Place, { width, height }: Size): string {
  return t('{percent} from the left, {percent2} from the top', {
    percent: percent(x / width),
    percent2: percent(y / height),
  });
}
