import type { CallReason } from '@hooplog/domain';
import type { ShotOutcome } from '../analysis.ts';
import type { Features } from './features.ts';

/** Why a shot was called as it was. */
export function reasonFor(outcome: ShotOutcome, features: Features): CallReason['code'] {
  if (outcome === 'made') {
    const swung = features.netMotion > 0;
    if (features.netDown > 0) return swung ? 'net_swung' : 'net';
    if (features.pass > 0) return swung ? 'rim_swung' : 'rim';
    return features.lost > 0 ? 'not_seen_to_leave' : 'net_speed';
  }
  if (features.leftSide > 0) return 'rimmed_out';
  if (features.pass > 0 && features.netMotion < 0) return 'net_hardly_moved';
  return features.pass > 0 ? 'net_did_not_hold' : 'not_seen_in_net';
}
