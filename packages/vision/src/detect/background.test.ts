import { expect, test } from 'vitest';
import type { StillFrame } from '../stabilise/stabilise.ts';
import { orange, Sheet, wall } from '../testing/draw.ts';
import { Background } from './background.ts';

function still(seconds: number, ballX: number): StillFrame {
  const frame = new Sheet(64, 40).disc(ballX, 20, 10, orange).frame(seconds);
  return { ...frame, usable: true, shift: 0, warped: false, entered: null };
}

test('a ball in the air from the first frame on leaves no ghost', () => {
  const background = new Background();
  for (let i = 0; i < 10; i++) background.see(still(i * 0.1, 5 + i * 6), 3);
  const made = background.at(0);
  expect(new Set(made?.luma)).toEqual(new Set([wall.y]));
  expect(new Set(made?.chroma?.v)).toEqual(new Set([wall.v]));
});

test('pixels that no picture showed stay unknown', () => {
  const background = new Background();
  const frame = still(0, 30);
  frame.luma.fill(0, 0, 64);
  background.see(frame, 3);
  const made = background.at(0);
  expect(made?.luma[10]).toBe(0);
  expect(made?.luma[64 * 39]).toBe(wall.y);
});

test('without pictures there is no background', () => {
  expect(new Background().at(1)).toBeNull();
});
