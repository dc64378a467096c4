import type { ShotKind, ZoneId } from '@hooplog/domain';
import { type Dispatch, useState } from 'react';
import { vibrate } from '../../../lib/device/vibrate.ts';
import type { Outcome } from '../../../lib/shot-log/logged-shot.ts';
import type { ShotLogAction } from '../../../lib/shot-log/shot-log.ts';

/** Vibration for undo in milliseconds: one long pulse. Shots have their own feedback. */
const BACK = [90];

/**
 * The actions of counting. The selected zone stays until another one is selected.
 *
 * @param lastKind kind of the previous shot, which the next ones take over
 * @param asked zone of the assigned workout, used until the player selects one
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
    /** The kind of the next shots; null if unspecified. */
    kind,
    sayKind: setKind,
    /** Selecting the same zone again deselects it. */
    pick: (picked: ZoneId) => {
      setZone(picked === zone ? null : picked);
    },
    /** Selects a zone, or none, by keyboard. */
    moveTo: setZone,
    /** Counts a shot from the selected zone, or without one. */
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
