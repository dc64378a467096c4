import { describe, expect, test } from 'vitest';
import { filmMoment } from '../films/film-clock.ts';
import { CALL_DOUBTS, CALL_REASONS, callReasonText } from './call-reason.ts';

test.each([
  [0, '0:00.0'],
  [8.68, '0:08.7'],
  [59.96, '1:00.0'],
  [75.04, '1:15.0'],
  [3601, '60:01.0'],
])('%d s reads %s', (seconds, text) => {
  expect(filmMoment(seconds)).toBe(text);
});

const REASONS = {
  net: 'Dropped through the net at 0:08.7.',
  net_swung: 'Dropped through the net at 0:08.7, and the net swung after it.',
  rim: 'Passed down through the rim at 0:08.7.',
  rim_swung: 'Passed down through the rim at 0:08.7, and the net swung after it.',
  not_seen_to_leave: 'Reached the rim at 0:08.7 and was not seen to leave it.',
  net_speed: 'Dropped below the rim at net speed at 0:08.7.',
  rimmed_out: 'Rimmed out at 0:08.7.',
  net_hardly_moved: 'Passed the rim at 0:08.7, but the net hardly moved.',
  net_did_not_hold: 'Passed the rim at 0:08.7 without the net holding the ball.',
  not_seen_in_net: 'Reached the rim at 0:08.7 but was not seen in the net.',
  cut_off_start: 'Cut off: the ball is already at the rim when the film begins.',
  cut_off_end: 'Cut off: the film ends before the ball has left the rim.',
} satisfies Record<(typeof CALL_REASONS)[number], string>;

const DOUBTS = {
  below_ring: 'The ball stayed below the rim.',
  flight_not_seen: 'The ball was not seen to fly there.',
  pass_from_under: 'It may have been a pass from under the hoop.',
  looked_too_large: 'The ball looked too large to be at the rim.',
  looked_too_small: 'The ball looked too small to be at the rim.',
  fell_past: 'It fell past the rim, or through it without a net.',
} satisfies Record<(typeof CALL_DOUBTS)[number], string>;

describe('a player reads', () => {
  test.each(CALL_REASONS)('%s', (code) => {
    expect(callReasonText({ code, seconds: 8.68 })).toBe(REASONS[code]);
  });

  test.each(CALL_DOUBTS)('the doubt %s after the reason', (doubt) => {
    const said = callReasonText({ code: 'rimmed_out', seconds: 8.68, doubt });
    expect(said).toBe(`${REASONS.rimmed_out} ${DOUBTS[doubt]}`);
  });
});
