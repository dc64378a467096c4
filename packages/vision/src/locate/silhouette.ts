import { standingThresholds as limits } from '../thresholds/flight.ts';

/** A picture at half size. Luma 0 means "nothing seen here". */
export interface SmallPicture {
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  readonly luma: Uint8Array;
}

/** A rectangle of such a picture; masks of it are row-major, 0 or 1. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function overRegion(region: Region, stride: number, decide: (index: number) => boolean): number[] {
  const mask: number[] = [];
  for (let y = region.top; y < region.top + region.height; y++) {
    for (let x = region.left; x < region.left + region.width; x++) {
      mask.push(decide(y * stride + x) ? 1 : 0);
    }
  }
  return mask;
}

/** 1 where some of the pictures differ: what moved in that time, still feet under moving knees included. */
export function movedIn(region: Region, pictures: readonly SmallPicture[]): number[] {
  const stride = pictures[0]?.width ?? 0;
  return overRegion(region, stride, (i) => {
    let least = 255;
    let most = 0;
    for (const { luma } of pictures) {
      const value = luma[i]!;
      if (value === 0) continue;
      if (value < least) least = value;
      if (value > most) most = value;
    }
    return most - least > limits.movedLevels;
  });
}

/** A mask with 1 also where a picture differs from the middle one of the last minute. */
export function withWhatStandsOut(
  region: Region,
  mask: readonly number[],
  picture: SmallPicture,
  minute: readonly SmallPicture[],
): readonly number[] {
  if (minute.length < limits.leastMinute) return mask;
  const values = new Uint8Array(minute.length);
  let at = 0;
  return overRegion(region, picture.width, (i) => {
    if (mask[at++] === 1) return true;
    minute.forEach(({ luma }, sample) => {
      values[sample] = luma[i]!;
    });
    values.sort();
    const usual = values[values.length >> 1]!;
    const now = picture.luma[i]!;
    return now > 0 && usual > 0 && Math.abs(now - usual) > limits.outLevels;
  });
}

/** Pixels of a mask that hang together with those near a place, gaps of a pixel forgiven. */
function connected(
  { left, top, width, height }: Region,
  mask: readonly number[],
  seed: { readonly x: number; readonly y: number; readonly reach: number },
): number[] {
  const seen = new Uint8Array(mask.length);
  const found: number[] = [];
  const queue: number[] = [];
  mask.forEach((value, at) => {
    if (value === 0) return;
    const x = left + (at % width);
    const y = top + Math.floor(at / width);
    if (Math.hypot(x - seed.x, y - seed.y) > seed.reach) return;
    queue.push(at);
    seen[at] = 1;
  });
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    found.push(at);
    const x = at % width;
    const y = Math.floor(at / width);
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) {
        const inside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
        const next = at + dy * width + dx;
        if (!inside || mask[next] !== 1 || seen[next] === 1) continue;
        queue.push(next);
        seen[next] = 1;
      }
    }
  }
  return found;
}

/**
 * The lowest part of what hangs together with a place: there a player stands. Its middle, px of the
 * small picture. Null where nothing is, or where it runs on beyond the region.
 */
export function lowestPart(
  region: Region,
  mask: readonly number[],
  seed: { readonly x: number; readonly y: number; readonly reach: number },
): { readonly x: number; readonly y: number } | null {
  const rows = new Map<number, number[]>();
  for (const at of connected(region, mask, seed)) {
    const y = Math.floor(at / region.width);
    const row = rows.get(y);
    if (row) row.push(at % region.width);
    else rows.set(y, [at % region.width]);
  }
  const wide = [...rows].filter(([, xs]) => xs.length >= limits.leastRow).map(([y]) => y);
  const bottom = Math.max(...wide);
  if (wide.length === 0 || bottom >= region.height - 2) return null;
  const soles = [...rows].filter(
    ([y]) => y <= bottom && y > bottom - limits.soleShare * seed.reach,
  );
  const xs = soles.flatMap(([, row]) => row);
  const middle = xs.reduce((sum, x) => sum + x, 0) / xs.length;
  return { x: region.left + middle + 0.5, y: region.top + bottom + 1 };
}
