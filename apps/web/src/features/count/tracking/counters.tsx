import { useCallOrder } from '../../../components/calls/use-call-order.ts';
import type { Outcome } from '../../../lib/shot-log/logged-shot.ts';
import type { ShotLog } from '../../../lib/shot-log/shot-log.ts';
import { sumShots } from '../../../lib/shot-log/sums.ts';
import { Counter } from './counter.tsx';
import type { Counting } from './use-counting.ts';

const OUTCOMES: readonly Outcome[] = ['made', 'missed'];

interface CountersProps {
  readonly log: ShotLog;
  readonly counting: Counting;
}

/** Both counters, each on the side of its call button. */
export function Counters({ log, counting }: CountersProps) {
  const sums = sumShots(log.shots);
  return useCallOrder(OUTCOMES).map((outcome) => (
    <Counter
      key={outcome}
      outcome={outcome}
      count={sums[outcome]}
      onAdd={() => {
        counting.add(outcome);
      }}
      onRemove={() => {
        counting.remove(outcome);
      }}
    />
  ));
}
