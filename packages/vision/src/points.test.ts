import { type CourtPoint, zoneOf } from '@hooplog/domain';
import { expect, test } from 'vitest';
import type { ImagePoint } from './analysis.ts';
import type { PicturePoint } from './eyes.ts';
import { homographyOf, toCourt, toImage } from './locate/homography.ts';

const displayed: ImagePoint = { x: 3, y: 20 };
const inPicture: PicturePoint = { x: 3, y: 20 };
const onCourt: CourtPoint = { x: 3, y: 20 };
const floor = homographyOf([1, 0, 0, 0, 1, 0, 0, 0, 1], onCourt);

test('the compiler refuses a point of the wrong space', () => {
  if (!floor) throw new Error('A floor that is a picture is one.');
  expect(zoneOf(onCourt)).toBeDefined();
  // @ts-expect-error -- displayed px are no feet
  zoneOf(displayed);
  // @ts-expect-error -- px of an analysed picture are no feet
  zoneOf(inPicture);
  expect(toCourt(floor, displayed)).toEqual(toImage(floor, onCourt));
  // @ts-expect-error -- feet are no px
  toCourt(floor, onCourt);
  // @ts-expect-error -- a court is marked in px of the displayed video
  toCourt(floor, inPicture);
  // @ts-expect-error -- px are no feet
  toImage(floor, displayed);
});

test('points without a space fit any of them', () => {
  expect(zoneOf({ x: 3, y: 20 })).toBe(zoneOf(onCourt));
});
