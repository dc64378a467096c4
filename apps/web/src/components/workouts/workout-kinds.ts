import type { HistoryKind } from '@hooplog/domain';
import { Hand, Radio, Timer, Video, type LucideIcon } from 'lucide-react';

/** Name and sign of each kind of workout, the same wherever workouts stand beside each other. */
export const WORKOUT_KINDS: Readonly<
  Record<HistoryKind, { readonly name: string; readonly Icon: LucideIcon }>
> = {
  video: { name: 'Filmed', Icon: Video },
  live: { name: 'Counted live', Icon: Radio },
  hand: { name: 'Counted by hand', Icon: Hand },
  timed: { name: 'Exercises', Icon: Timer },
};
