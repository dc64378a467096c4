import type { RimEllipse } from '../analysis.ts';
import type { Eyes } from '../eyes.ts';
import type { Picture } from '../frames/picture.ts';
import { ringRed } from './draw.ts';
import { eyesThatSee } from './eyes.ts';

/** The ring as drawn in a picture, wherever the camera looks; null where part of it is outside. */
function redRing({ chroma }: Picture): RimEllipse | null {
  if (!chroma) return null;
  const { width, height, u, v } = chroma;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < u.length; at++) {
    if (Math.abs(u[at]! - ringRed.u) > 8 || v[at]! < ringRed.v - 12) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (!(left > 1 && right < width - 2 && top > 1 && bottom < height - 2)) return null;
  return { cx: left + right + 1, cy: top + bottom + 1, rx: right - left + 1, ry: bottom - top + 1 };
}

/** Eyes that see the ring in each picture, for tests in which the camera moves. */
export function eyesForRed(): Eyes {
  const seen = (picture: Picture) => {
    const rim = redRing(picture);
    return rim ? [{ rim, odds: 0.9 }] : [];
  };
  return {
    ...eyesThatSee([]),
    hoops: (picture) => Promise.resolve(seen(picture)),
    ring: (picture) => Promise.resolve(seen(picture)[0] ?? null),
  };
}
