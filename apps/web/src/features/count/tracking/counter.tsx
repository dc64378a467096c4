import { t } from '@hooplog/language';
import { Minus, Plus } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { OutcomeSign } from '../../../components/ui/outcome-sign.tsx';
import type { Outcome } from '../../../lib/shot-log/logged-shot.ts';

interface CounterProps {
  readonly outcome: Outcome;
  readonly count: number;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

const LOOKS = {
  made: {
    label: t('Made shots'),
    short: t('Made'),
    add: t('Add a made shot'),
    takeAway: t('Take away a made shot'),
  },
  missed: {
    label: t('Missed shots'),
    short: t('Missed'),
    add: t('Add a missed shot'),
    takeAway: t('Take away a missed shot'),
  },
} as const;

/** The number of makes or misses, with buttons for one more or one less; never below zero. */
export function Counter({ outcome, count, onAdd, onRemove }: CounterProps) {
  const { label, short, add, takeAway } = LOOKS[outcome];
  return (
    <div
      role="group"
      aria-label={label}
      className="flex min-w-0 flex-1 items-center justify-between gap-1 rounded-control border border-line bg-card p-1"
    >
      <Button
        variant="quiet"
        size="icon"
        aria-label={takeAway}
        disabled={count === 0}
        onClick={onRemove}
      >
        <Minus aria-hidden />
      </Button>
      <div className="min-w-0 text-center">
        <output aria-label={label} className="block text-3xl leading-8 display figures">
          {count}
        </output>
        {/* On one line, overlapping the empty edges of both buttons. */}
        <p
          aria-hidden
          className="pointer-events-none -mx-3 text-xs font-medium whitespace-nowrap text-muted"
        >
          <OutcomeSign outcome={outcome} /> {short}
        </p>
      </div>
      <Button variant="quiet" size="icon" aria-label={add} onClick={onAdd}>
        <Plus aria-hidden />
      </Button>
    </div>
  );
}
