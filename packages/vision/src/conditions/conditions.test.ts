import { describe, expect, test } from 'vitest';
import type { StillFrame } from '../stabilise/stabilise.ts';
import { Sheet, wall } from '../testing/draw.ts';
import { Conditions } from './conditions.ts';

interface Take {
  readonly framesPerSecond?: number;
  readonly luma?: number;
  readonly at?: (frame: number) => Partial<StillFrame>;
  /** Width of the edges. */
  readonly blurPixels?: number;
}

/** Ten seconds of a striped wall; edges as wide as `blurPixels`. */
function warningsOf(take: Take) {
  const { framesPerSecond = 30, luma = wall.y, at = () => ({}), blurPixels = 1 } = take;
  const conditions = new Conditions();
  const sheet = new Sheet(160, 120, { ...wall, y: luma }).frame(0);
  for (let i = 0; i < sheet.luma.length; i++) {
    const place = Math.abs(((i % 160) % 40) - 20) - 10;
    const part = Math.max(0, Math.min(1, 0.5 + place / blurPixels));
    sheet.luma[i] = Math.min(255, luma + Math.round((luma / 2) * part));
  }
  for (let i = 0; i < 10 * framesPerSecond; i++) {
    const seconds = i / framesPerSecond;
    conditions.count(seconds);
    conditions.see({
      ...sheet,
      seconds,
      usable: true,
      shift: 0,
      warped: false,
      entered: null,
      ...at(i),
    });
  }
  return conditions.warnings;
}

const away = (from: number, to: number) => (frame: number) => ({
  usable: frame < from || frame >= to,
});

describe('which warnings a video gets', () => {
  const cases: [string, Take, string[]][] = [
    ['a good one', {}, []],
    ['few frames a second', { framesPerSecond: 12 }, ['low_frame_rate']],
    ['night', { luma: 20 }, ['too_dark']],
    ['a lens out of focus', { blurPixels: 10 }, ['blurred']],
    ['a camera that turns', { at: (i) => ({ shift: i / 2 }) }, ['camera_moved']],
    ['a hand', { at: (i) => ({ shift: i % 2 }) }, ['camera_shakes']],
    ['a phone that was knocked', { at: (i) => ({ shift: i < 99 ? 0 : 18 }) }, ['camera_moved']],
    ['a camera lost for a moment', { at: away(90, 118) }, []],
    ['for longer', { at: away(90, 122) }, ['camera_cut']],
    ['something else for two seconds', { at: away(90, 150) }, ['camera_cut']],
    ['another take', { at: away(90, 999) }, ['camera_cut']],
  ];
  test.each(cases)('%s', (_name, take, codes) => {
    expect(warningsOf(take).map(({ code }) => code)).toEqual(codes);
  });

  test('the part that is not counted is named', () => {
    const [cut] = warningsOf({ at: away(90, 150) });
    expect(cut).toMatchObject({ seconds: 3 });
    expect(cut?.message).toContain('From 0:03.0 to 0:05.0');
  });

  test('a knock is reported with its moment, and that counting continues', () => {
    const [knock] = warningsOf({ at: (i) => ({ shift: i < 99 ? 0 : 18 }) });
    expect(knock?.seconds).toBeCloseTo(3.3, 6);
    expect(knock?.message).toContain('still counted');
  });
});
