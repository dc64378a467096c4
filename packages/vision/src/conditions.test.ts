import { describe, expect, test } from 'vitest';
import { Conditions } from './conditions.ts';
import type { StillFrame } from './stabilise/stabilise.ts';
import { Sheet, wall } from './testing/draw.ts';

interface Take {
  readonly framesPerSecond?: number;
  readonly luma?: number;
  readonly at?: (frame: number) => Partial<StillFrame>;
}

function codesOf({ framesPerSecond = 30, luma = wall.y, at = () => ({}) }: Take): string[] {
  const conditions = new Conditions();
  const sheet = new Sheet(80, 60, { ...wall, y: luma });
  for (let i = 0; i < 30; i++) {
    const frame = sheet.frame(i / framesPerSecond);
    conditions.count(frame.seconds);
    conditions.see({ ...frame, usable: true, shift: 0, cut: false, warped: false, ...at(i) });
  }
  return conditions.warnings().map(({ code }) => code);
}

describe('what is said about a video', () => {
  const cases: [string, Take, string[]][] = [
    ['a good one', {}, []],
    ['few frames a second', { framesPerSecond: 12 }, ['low_frame_rate']],
    ['night', { luma: 20 }, ['too_dark']],
    ['a camera that turns', { at: (i) => ({ shift: i }) }, ['camera_moved']],
    ['a camera lost for a moment', { at: (i) => ({ usable: i !== 9 }) }, ['camera_moved']],
    ['another take', { at: (i) => ({ cut: i === 9 }) }, ['camera_cut']],
  ];
  test.each(cases)('%s', (_name, take, codes) => {
    expect(codesOf(take)).toEqual(codes);
  });
});
