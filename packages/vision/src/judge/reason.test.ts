import { describe, expect, test } from 'vitest';
import { clock, reasonFor } from './reason.ts';
import { nothingMeasured } from './testing/nothing-measured.ts';

test.each([
  [0, '0:00.0'],
  [8.68, '0:08.7'],
  [59.96, '1:00.0'],
  [75.04, '1:15.0'],
  [3601, '60:01.0'],
])('%d s reads %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});

describe('the reason of a call', () => {
  test.each([
    ['made', { netDown: 0.2, pass: 1 }, 'Dropped through the net at 0:08.7.'],
    [
      'made',
      { netDown: 0.2, netMotion: 0.9 },
      'Dropped through the net at 0:08.7, and the net swung after it.',
    ],
    ['made', { netDown: 0.2, netMotion: -0.1 }, 'Dropped through the net at 0:08.7.'],
    [
      'made',
      { netDown: 0.2, netMotion: 0.1 },
      'Dropped through the net at 0:08.7, and the net swung after it.',
    ],
    ['made', { pass: 1 }, 'Passed down through the rim at 0:08.7.'],
    ['made', { lost: 1 }, 'Reached the ring at 0:08.7 and was not seen to leave it.'],
    ['missed', { leftSide: 1 }, 'Rimmed out at 0:08.7.'],
    ['missed', { pass: 1 }, 'Passed the ring at 0:08.7 without the net holding the ball.'],
    [
      'missed',
      { pass: 1, netMotion: -0.8 },
      'Passed the ring at 0:08.7, but the net hardly moved.',
    ],
    ['missed', {}, 'Reached the ring at 0:08.7 but was not seen in the net.'],
  ] as const)('%s, %o', (outcome, seen, text) => {
    expect(reasonFor(outcome, 8.68, { ...nothingMeasured, ...seen })).toBe(text);
  });
});
