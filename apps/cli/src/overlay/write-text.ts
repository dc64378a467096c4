import type { Frame } from '@hooplog/vision';
import { fillRectangle } from './paint.ts';
import type { Ink } from './paint.ts';

/** Letters of 5 × 7 dots, a row of five bits each: a font file would be too much for a dozen letters. */
const GLYPHS: Readonly<Record<string, readonly number[]>> = {
  '0': [14, 17, 19, 21, 25, 17, 14],
  '1': [4, 12, 4, 4, 4, 4, 14],
  '2': [14, 17, 1, 2, 4, 8, 31],
  '3': [31, 2, 4, 2, 1, 17, 14],
  '4': [2, 6, 10, 18, 31, 2, 2],
  '5': [31, 16, 30, 1, 1, 17, 14],
  '6': [6, 8, 16, 30, 17, 17, 14],
  '7': [31, 1, 2, 4, 8, 8, 8],
  '8': [14, 17, 17, 14, 17, 17, 14],
  '9': [14, 17, 17, 15, 1, 2, 12],
  '/': [0, 1, 2, 4, 8, 16, 0],
  '?': [14, 17, 1, 2, 4, 0, 4],
  A: [14, 17, 17, 31, 17, 17, 17],
  D: [30, 17, 17, 17, 17, 17, 30],
  E: [31, 16, 16, 30, 16, 16, 31],
  I: [14, 4, 4, 4, 4, 4, 14],
  M: [17, 27, 21, 21, 17, 17, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
};

const COLUMNS = 5;
const ROWS = 7;

/** Writes digits, `/`, `?` and the words MADE and MISSED on a plate; `dot` is the size of a dot. */
export function writeText(
  frame: Frame,
  text: string,
  place: { readonly x: number; readonly y: number },
  dot: number,
  inks: { readonly letters: Ink; readonly plate: Ink },
): void {
  const left = Math.round(place.x);
  const top = Math.round(place.y);
  const width = (text.length * (COLUMNS + 1) + 1) * dot;
  fillRectangle(frame, left, top, width + dot, (ROWS + 2) * dot, inks.plate);
  Array.from(text).forEach((letter, index) => {
    const start = left + dot + index * (COLUMNS + 1) * dot;
    (GLYPHS[letter] ?? []).forEach((bits, row) => {
      for (let column = 0; column < COLUMNS; column++) {
        const isSet = ((bits >> (COLUMNS - 1 - column)) & 1) === 1;
        const [x, y] = [start + column * dot, top + (row + 1) * dot];
        if (isSet) fillRectangle(frame, x, y, dot, dot, inks.letters);
      }
    });
  });
}
