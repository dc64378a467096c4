import type { AssignmentProgress } from '@hooplog/contract';
import { Check } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';
import { Progress } from '../ui/progress.tsx';
import { progressWords, proofWords, stateWords } from './assignment-text.ts';

interface ProgressLineProps {
  readonly progress: AssignmentProgress;
  readonly target: number;
  /** Name of the bar for screen readers. */
  readonly label: string;
}

/** How far one player is: a bar, its numbers, and how they are known. */
export function ProgressLine({ progress, target, label }: ProgressLineProps) {
  const { value, percent, state } = progress;
  const proof = proofWords(progress);
  const said = stateWords(state);
  return (
    <div>
      <Progress label={label} value={percent / 100} />
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted figures">
        {progressWords(value, target)}
        {proof !== null && <span>· {proof}</span>}
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
