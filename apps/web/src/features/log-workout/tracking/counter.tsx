import { Minus, Plus } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import type { Outcome } from '../shot-log/logged-shot.ts';

interface CounterProps {
  readonly outcome: Outcome;
  readonly count: number;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

const LOOKS = {
  made: { label: 'Made shots', one: 'a made shot', sign: '●', colour: 'text-made' },
  missed: { label: 'Missed shots', one: 'a missed shot', sign: '✕', colour: 'text-missed' },
} as const;

/** Shots of one kind, one up or down at a time; never below zero. */
export function Counter({ outcome, count, onAdd, onRemove }: CounterProps) {
  const { label, one, sign, colour } = LOOKS[outcome];
  return (
    <div role="group" aria-label={label} className="rounded-control border border-line p-3">
      <div className="flex flex-col sm:flex-row sm:items-baseline sm:justify-between">
        <p className="text-sm font-medium text-muted">
          <span aria-hidden className={colour}>
            {sign}
          </span>{' '}
          {label}
        </p>
        <output aria-label={label} className="text-3xl display figures">
          {count}
        </output>
      </div>
      <div className="mt-2 grid grid-cols-2 gap-1.5">
        <Button
          variant="secondary"
          size="icon"
          className="w-full"
          aria-label={`Take away ${one}`}
          disabled={count === 0}
          onClick={onRemove}
        >
          <Minus aria-hidden />
        </Button>
        <Button
          variant="secondary"
          size="icon"
          className="w-full"
          aria-label={`Add ${one}`}
          onClick={onAdd}
        >
          <Plus aria-hidden />
        </Button>
      </div>
    </div>
  );
}
