/** Both without a jump, which noise would make the processor guess wrong every other time. */
const least = (a: number, b: number): number => b + ((a - b) & ((a - b) >> 31));
const most = (a: number, b: number): number => a - ((a - b) & ((a - b) >> 31));

/**
 * The middle of eleven: the network that sorts eleven values in 35 comparisons, without those that
 * the middle does not depend on. The test tries every order of zeros and ones, which proves it.
 */
// prettier-ignore
function middleOf11(
  a: number, b: number, c: number, d: number, e: number, f: number,
  g: number, h: number, i: number, j: number, k: number,
): number {
  let t: number;
  t = least(a, j); j = most(a, j); a = t;
  t = least(b, g); g = most(b, g); b = t;
  t = least(c, e); e = most(c, e); c = t;
  t = least(d, h); h = most(d, h); d = t;
  t = least(f, i); i = most(f, i); f = t;
  t = least(a, b); b = most(a, b); a = t;
  t = least(d, f); f = most(d, f); d = t;
  t = least(e, k); k = most(e, k); e = t;
  t = least(g, j); j = most(g, j); g = t;
  t = least(h, i); i = most(h, i); h = t;
  t = least(b, d); d = most(b, d); b = t;
  t = least(c, f); f = most(c, f); c = t;
  t = least(e, h); h = most(e, h); e = t;
  i = least(i, k);
  e = most(a, e);
  c = most(b, c);
  t = least(d, h); h = most(d, h); d = t;
  f = least(f, j);
  t = least(g, i); i = most(g, i); g = t;
  t = least(c, g); g = most(c, g); c = t;
  t = least(e, f); f = most(e, f); e = t;
  h = least(h, i);
  e = most(c, e);
  t = least(d, g); g = most(d, g); d = t;
  f = least(f, h);
  e = most(d, e);
  f = least(f, g);
  f = most(e, f);
  return f;
}

const values = new Uint8Array(256);

/** The middle of one pixel's values, the upper one of two; 0 when none says anything. */
function medianAt(planes: readonly Uint8Array[], i: number, skipZero: boolean): number {
  let count = 0;
  for (const plane of planes) {
    const value = plane[i]!;
    if (skipZero && value === 0) continue;
    let at = count++;
    for (; at > 0 && values[at - 1]! > value; at--) values[at] = values[at - 1]!;
    values[at] = value;
  }
  return count === 0 ? 0 : values[count >> 1]!;
}

/** Eleven planes, the usual case, at a tenth of the price of sorting each pixel. */
function medianOf11(planes: readonly Uint8Array[], skipZero: boolean): Uint8Array {
  const [p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10] = planes as Eleven;
  const result = new Uint8Array(p0.length);
  for (let at = 0; at < result.length; at++) {
    const a = p0[at]!, b = p1[at]!, c = p2[at]!, d = p3[at]!, e = p4[at]!, f = p5[at]!; // prettier-ignore
    const g = p6[at]!, h = p7[at]!, i = p8[at]!, j = p9[at]!, k = p10[at]!; // prettier-ignore
    // Only a zero becomes negative when one is taken away.
    const head = (a - 1) | (b - 1) | (c - 1) | (d - 1) | (e - 1) | (f - 1);
    const someZero = (head | (g - 1) | (h - 1) | (i - 1) | (j - 1) | (k - 1)) < 0;
    result[at] =
      someZero && skipZero
        ? medianAt(planes, at, true)
        : middleOf11(a, b, c, d, e, f, g, h, i, j, k);
  }
  return result;
}

type Plane = Uint8Array;
// prettier-ignore
type Eleven = readonly [Plane, Plane, Plane, Plane, Plane, Plane, Plane, Plane, Plane, Plane, Plane];

/**
 * Middle value of each place over several planes (at most 256), the upper one of two. `skipZero`:
 * 0 means "not seen".
 */
export function medianPlane(planes: readonly Uint8Array[], skipZero: boolean): Uint8Array {
  if (planes.length === 11) return medianOf11(planes, skipZero);
  const result = new Uint8Array(planes[0]?.length ?? 0);
  for (let at = 0; at < result.length; at++) result[at] = medianAt(planes, at, skipZero);
  return result;
}
