import type { PersonalBest } from '@hooplog/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Outcome } from '../shot-log/logged-shot.ts';
import { callOutOf } from './call-outs.ts';
import { type CountSettings, keepCountSettings, readCountSettings } from './settings.ts';
import { type PhonePlace, ShotTeller } from './tell-shot.ts';

/** For how long a word stays on the screen. Milliseconds. */
const CALL_OUT_MS = 2000;

interface FeedbackOptions {
  /** Every shot in order, null for one that was taken out again; those that it starts with were told before. */
  readonly outcomes: readonly (Outcome | null)[];
  /** What there is to beat; undefined while it is not known. */
  readonly bests: readonly PersonalBest[] | undefined;
  readonly phone: PhonePlace;
}

/** Tells every shot that comes, as was chosen on this device. */
export function useFeedback({ outcomes, bests, phone }: FeedbackOptions) {
  const [settings, setSettings] = useState<CountSettings>(readCountSettings);
  const [teller] = useState(() => new ShotTeller(phone));
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
    /** What is worth a word about the newest shot; null for nothing. */
    callOut,
    /** When the newest shot came, by this device's clock; null before the first one. */
    lastAt,
    /** With a tap: browsers allow no sound without one, and a spoken word is none. */
    wake: () => {
      teller.wake();
    },
    tick: () => {
      teller.tick(settings);
    },
  };
}

export type Feedback = ReturnType<typeof useFeedback>;
