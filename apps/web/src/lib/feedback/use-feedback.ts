import type { PersonalBest } from '@hooplog/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Outcome } from '../shot-log/logged-shot.ts';
import { callOutOf } from './call-outs.ts';
import { type CountSettings, keepCountSettings, readCountSettings } from './settings.ts';
import { type PhonePlace, ShotAnnouncer } from './tell-shot.ts';

/** How long a call-out stays on the screen. Milliseconds. */
const CALL_OUT_MS = 2000;

interface FeedbackOptions {
  /** Every shot in order, null for one that was removed; the initial shots were announced before. */
  readonly outcomes: readonly (Outcome | null)[];
  /** The player's bests; undefined while unknown. */
  readonly bests: readonly PersonalBest[] | undefined;
  readonly phone: PhonePlace;
}

/** Announces every new shot, by this device's settings. */
export function useFeedback({ outcomes, bests, phone }: FeedbackOptions) {
  const [settings, setSettings] = useState<CountSettings>(readCountSettings);
  const [teller] = useState(() => new ShotAnnouncer(phone));
  const [callOut, setCallOut] = useState<string | null>(null);
  const [lastAt, setLastAt] = useState<number | null>(null);
  const toldRef = useRef(outcomes.length);
  const tellNewest = useEffectEvent(() => {
    const outcome = outcomes.at(-1);
    const isNew = outcomes.length > toldRef.current;
    toldRef.current = outcomes.length;
    if (!isNew || outcome == null) return;
    const counted = outcomes.filter((one) => one !== null);
    const made = counted.filter((one) => one === 'made').length;
    const said = callOutOf(counted, bests ?? []);
    teller.tell({ outcome, made, total: counted.length, callOut: said }, settings);
    setCallOut(said);
    setLastAt(Date.now());
  });
  useEffect(() => {
    tellNewest();
  }, [outcomes]);
  useEffect(() => {
    if (callOut === null) return;
    const timer = setTimeout(() => {
      setCallOut(null);
    }, CALL_OUT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [callOut]);
  useEffect(
    () => () => {
      teller.close();
    },
    [teller],
  );
  return {
    settings,
    choose: (next: CountSettings) => {
      setSettings(next);
      keepCountSettings(next);
    },
    /** The call-out for the newest shot; null for none. */
    callOut,
    /** Time of the newest shot by this device's clock; null before the first one. */
    lastAt,
    /** Call it on a tap: browsers allow no sound without one, and a voice command does not count. */
    wake: () => {
      teller.wake();
    },
    tick: () => {
      teller.tick(settings);
    },
  };
}

export type Feedback = ReturnType<typeof useFeedback>;
