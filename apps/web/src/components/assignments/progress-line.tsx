import type { Assignment, AssignmentProgress } from '@hooplog/contract';
import { Check } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { Progress } from '../ui/progress.tsx';
import { progressWords, proofWords, stateWords } from './assignment-text.ts';

interface ProgressLineProps {
  readonly progress: AssignmentProgress;
  readonly assignment: Pick<Assignment, 'measure' | 'target'>;
  /** Name of the bar for screen readers. */
  readonly label: string;
}

/** One player's progress: a bar, its numbers, and their evidence. */
export function ProgressLine({ progress, assignment, label }: ProgressLineProps) {
  const { verified, percent, state } = progress;
  // Capped: "9 of 3" would look like an error.
  const value = Math.min(progress.value, assignment.target);
  const proof = proofWords({ value, verified });
  const said = stateWords(state);
  return (
    <div>
      <Progress label={label} value={percent / 100} />
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted figures">
        <span>
          {progressWords(value, assignment)}
          {proof !== null && ` · ${proof}`}
        </span>
        {said !== null && (
          <Badge tone={state === 'done' ? 'accent' : 'neutral'}>
            {state === 'done' && <Check aria-hidden className="size-4" />}
            {said}
          </Badge>
        )}
      </p>
    </div>
  );
}
