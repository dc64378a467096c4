import { Check } from 'lucide-react';

const RADIUS = 34;
const LENGTH = 2 * Math.PI * RADIUS;

interface GoalRingProps {
  /** Progress of the goal. */
  readonly percent: number;
  /** Progress in the goal's own unit, since a percentage would look like an accuracy. */
  readonly value: string;
}

/** A ring that closes with the progress. Decorative: the text beside it says the same. */
export function GoalRing({ percent, value }: GoalRingProps) {
  return (
    <div aria-hidden className="relative grid size-20 shrink-0 place-items-center">
      <svg viewBox="0 0 80 80" className="absolute inset-0 -rotate-90" fill="none">
        <circle cx="40" cy="40" r={RADIUS} strokeWidth="8" className="stroke-sunken" />
        {percent > 0 && (
          <circle
            cx="40"
            cy="40"
            r={RADIUS}
            strokeWidth="8"
            strokeLinecap="round"
            strokeDasharray={`${(LENGTH * percent) / 100} ${LENGTH}`}
            className="stroke-accent transition-[stroke-dasharray] duration-200"
          />
        )}
      </svg>
      {percent >= 100 ? (
        <Check className="size-7 text-accent-text" strokeWidth={3} />
      ) : (
        <span className="text-lg display figures">{value}</span>
      )}
    </div>
  );
}
