import { expect, test } from 'vitest';
import {
  centimetresToInches,
  formatHeight,
  formatHeightIn,
  inchesToCentimetres,
} from './height.ts';

test.each<[inches: number, text: string]>([
  [48, `4'0"`],
  [71, `5'11"`],
  [72, `6'0"`],
  [96, `8'0"`],
])('%i inches is %s', (inches, text) => {
  expect(formatHeight(inches)).toBe(text);
});

test('every height that a form accepts survives the conversion to centimetres and back', () => {
  for (let inches = 48; inches <= 96; inches += 1) {
    expect(centimetresToInches(inchesToCentimetres(inches))).toBe(inches);
  }
});

test('is shown in the units that the player chose', () => {
  expect(formatHeightIn('imperial', 75)).toBe('6\'3"');
  expect(formatHeightIn('metric', 75)).toBe('191 cm');
});
