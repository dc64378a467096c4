import type { ZoneId } from '@hooplog/domain';
import { type Dispatch, useState } from 'react';
import { vibrate } from '../../../lib/device/vibrate.ts';
import type { Outcome } from '../../../lib/shot-log/logged-shot.ts';
import type { ShotLogAction } from '../../../lib/shot-log/shot-log.ts';

/** Told apart without a look at the screen: one for made, two for missed, a long one back. Milliseconds. */
const FEEL = { made: [30], missed: [30, 60, 30], back: [90] };

/**
 * What a thumb does while counting: every change is felt. The zone stays until another one is picked.
 *
 * @param asked the zone that an assigned workout is about: counted from until the player picks one
 */
export function useCounting(dispatch: Dispatch<ShotLogAction>, asked: ZoneId | null) {
  const [chosen, setZone] = useState<ZoneId | null | undefined>(undefined);
  const zone = chosen === undefined ? asked : chosen;
  const count = (outcome: Outcome, from: ZoneId | null) => {
    vibrate(FEEL[outcome]);
    dispatch({ type: 'counted', outcome, zone: from });
  };
  return {
    zone,
    /** Picking the zone again lets it go. */
    pick: (picked: ZoneId) => {
      setZone(picked === zone ? null : picked);
    },
    /** On to a zone, or to none, by keys. */
    moveTo: setZone,
    /** One from the picked zone, or from nowhere in particular. */
    call: (outcome: Outcome) => {
      count(outcome, zone);
    },
    add: (outcome: Outcome) => {
      count(outcome, null);
    },
    remove: (outcome: Outcome) => {
      vibrate(FEEL.back);
      dispatch({ type: 'uncounted', outcome });
    },
    undo: () => {
      vibrate(FEEL.back);
      dispatch({ type: 'undone' });
    },
  };
}

export type Counting = ReturnType<typeof useCounting>;
