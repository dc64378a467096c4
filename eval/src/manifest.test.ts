import { describe, expect, it } from 'vitest';
import { manifestSchema } from './manifest.ts';
import { labelledClip, trueShot } from './testing/shots.ts';

const parse = (clip: object) => manifestSchema.safeParse({ clips: [clip] });

describe('a manifest', () => {
  it('may contain further fields', () => {
    const shot = { ...trueShot(1), how: 'off the back rim' };
    const parsed = parse({ ...labelledClip([]), view: 'left', shots: [shot] });
    expect(parsed.data?.clips[0]?.shots[0]?.how).toBe('off the back rim');
  });

  it('may omit remarks or have other content in their place', () => {
    const shot = { ...trueShot(1), how: null, court: 'left of the lane' };
    const parsed = parse({ ...labelledClip([]), camera: 3, shots: [shot] });
    expect(parsed.data?.clips[0]).toMatchObject({
      camera: null,
      shots: [{ how: null, court: null }],
    });
  });

  it('may use the older name of zone 9', () => {
    const shot = { ...trueShot(1), zone: 'zone_9_hs_three' };
    const parsed = parse({ ...labelledClip([]), shots: [shot] });
    expect(parsed.data?.clips[0]?.shots[0]?.zone).toBe('zone_9_hs_three_right');
  });

  it.each([
    { name: 'an unknown zone', change: { shots: [{ ...trueShot(1), zone: 'zone_15' }] } },
    { name: 'an unknown outcome', change: { shots: [{ ...trueShot(1), outcome: 'blocked' }] } },
    { name: 'an unknown kind', change: { kind: 'drone' } },
    { name: 'a ring without width', change: { rim: { cx: 1, cy: 1, rx: 0, ry: 1 } } },
  ])('is refused for $name', ({ change }) => {
    expect(parse({ ...labelledClip([]), ...change }).success).toBe(false);
  });
});
