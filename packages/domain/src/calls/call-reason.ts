import { t } from '@hooplog/language';
import { filmMoment } from '../films/film-clock.ts';

/** Why a shot was called made or missed. Stored: a code keeps its meaning. */
export const CALL_REASONS = [
  'net',
  'net_swung',
  'rim',
  'rim_swung',
  'not_seen_to_leave',
  'net_speed',
  'rimmed_out',
  'net_hardly_moved',
  'net_did_not_hold',
  'not_seen_in_net',
  'cut_off_start',
  'cut_off_end',
] as const;

/** Why the player is asked about a call even if it is confident. Stored as well. */
export const CALL_DOUBTS = [
  'below_ring',
  'flight_not_seen',
  'pass_from_under',
  'looked_too_large',
  'looked_too_small',
  'fell_past',
] as const;

export type CallDoubt = (typeof CALL_DOUBTS)[number];

export interface CallReason {
  readonly code: (typeof CALL_REASONS)[number];
  /** Seconds of the film at which the ball was at the ring. */
  readonly seconds: number;
  readonly doubt?: CallDoubt;
}

function reasonText({ code, seconds }: CallReason): string {
  const at = filmMoment(seconds);
  switch (code) {
    case 'net':
      return t('Dropped through the net at {at}.', { at });
    case 'net_swung':
      return t('Dropped through the net at {at}, and the net swung after it.', { at });
    case 'rim':
      return t('Passed down through the rim at {at}.', { at });
    case 'rim_swung':
      return t('Passed down through the rim at {at}, and the net swung after it.', { at });
    case 'not_seen_to_leave':
      return t('Reached the rim at {at} and was not seen to leave it.', { at });
    case 'net_speed':
      return t('Dropped below the rim at net speed at {at}.', { at });
    case 'rimmed_out':
      return t('Rimmed out at {at}.', { at });
    case 'net_hardly_moved':
      return t('Passed the rim at {at}, but the net hardly moved.', { at });
    case 'net_did_not_hold':
      return t('Passed the rim at {at} without the net holding the ball.', { at });
    case 'not_seen_in_net':
      return t('Reached the rim at {at} but was not seen in the net.', { at });
    case 'cut_off_start':
      return t('Cut off: the ball is already at the rim when the film begins.');
    case 'cut_off_end':
      return t('Cut off: the film ends before the ball has left the rim.');
  }
}

function doubtText(doubt: CallDoubt): string {
  switch (doubt) {
    case 'below_ring':
      return t('The ball stayed below the rim.');
    case 'flight_not_seen':
      return t('The ball was not seen to fly there.');
    case 'pass_from_under':
      return t('It may have been a pass from under the hoop.');
    case 'looked_too_large':
      return t('The ball looked too large to be at the rim.');
    case 'looked_too_small':
      return t('The ball looked too small to be at the rim.');
    case 'fell_past':
      return t('It fell past the rim, or through it without a net.');
  }
}

/** The reason of a call as a sentence, followed by a sentence of doubt where there is one. */
export function callReasonText(reason: CallReason): string {
  const { doubt } = reason;
  const why = reasonText(reason);
  return doubt === undefined ? why : `${why} ${doubtText(doubt)}`;
}
