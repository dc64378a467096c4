import type { ShotKind, ZoneId } from '@hooplog/domain';
import { type Dispatch, useState } from 'react';
import { vibrate } from '../../../lib/device/vibrate.ts';
import type { Outcome } from '../../../lib/shot-log/logged-shot.ts';
import type { ShotLogAction } from '../../../lib/shot-log/shot-log.ts';

/** What is taken back is felt by a long one; milliseconds. Shots have their own way of telling. */
const BACK = [90];

/**
 * What a thumb does while counting. The zone stays until another one is picked.
 *
 * @param lastKind of the shot before, which the next ones are of, too
 * @param asked the zone that an assigned workout is about: counted from until the player picks one
 */
export function useCounting(
  dispatch: Dispatch<ShotLogAction>,
  asked: ZoneId | null,
  lastKind: ShotKind | null,
) {
  const [chosen, setZone] = useState<ZoneId | null | undefined>(undefined);
  const [kind, setKind] = useState(lastKind);
  const zone = chosen === undefined ? asked : chosen;
  const count = (outcome: Outcome, from: ZoneId | null) => {
    dispatch({ type: 'counted', outcome, zone: from, kind });
  };
  return {
    zone,
    /** Of what kind the next shots are; null says nothing. */
    kind,
    sayKind: setKind,
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
      vibrate(BACK);
      dispatch({ type: 'uncounted', outcome });
    },
    undo: () => {
      vibrate(BACK);
      dispatch({ type: 'undone' });
    },
  };
}

export type Counting = ReturnType<typeof useCounting>;
