import type { PicturePoint } from '@hooplog/vision';
import { CHANNELS, KINDS, type Kind, STRIDE } from '../output/boxes.ts';
import type { Maps } from '../runtimes/network.ts';

/** An object that a fake network sees. Network px. */
export interface FakeObject {
  readonly kind: Kind;
  readonly cx: number;
  readonly cy: number;
  readonly width: number;
  readonly height: number;
  readonly odds: number;
  readonly feet?: PicturePoint;
}

/** The maps of a network that sees exactly these objects in an input of this size. */
export function fakeMaps(
  things: readonly FakeObject[],
  inputWidth: number,
  inputHeight: number,
): Maps {
  const [width, height] = [inputWidth / STRIDE, inputHeight / STRIDE];
  const data = new Float32Array(CHANNELS * width * height);
  data.fill(-8, 0, KINDS.length * width * height);
  data.fill(-8, 13 * width * height);
  for (const thing of things) {
    const cell = { x: Math.floor(thing.cx / STRIDE), y: Math.floor(thing.cy / STRIDE) };
    const kind = KINDS.indexOf(thing.kind);
    const put = (map: number, value: number) => {
      data[(map * height + cell.y) * width + cell.x] = value;
    };
    put(kind, Math.log(thing.odds / (1 - thing.odds)));
    put(3 + 2 * kind, Math.log(thing.width / STRIDE));
    put(4 + 2 * kind, Math.log(thing.height / STRIDE));
    put(9, thing.cx / STRIDE - cell.x - 0.5);
    put(10, thing.cy / STRIDE - cell.y - 0.5);
    if (thing.feet === undefined) continue;
    put(11, (thing.feet.x - thing.cx) / thing.width);
    put(12, (thing.feet.y - thing.cy) / thing.height);
    put(13, 4);
  }
  return { data, channels: CHANNELS, height, width };
}
