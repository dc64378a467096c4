import type { Finish } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { CARD_STYLE } from '../../components/ui/card-style.ts';
import { cn } from '../../components/ui/cn.ts';
import { WorkoutTags } from '../../components/workouts/workout-tags.tsx';
import { WorkoutName } from './workout-name.tsx';

interface NameAndTagsProps {
  readonly finish: Pick<Finish, 'workout' | 'name' | 'tags'>;
}

/** Name and tags for finding the workout later; collapsed, as most workouts have neither. */
export function NameAndTags({ finish: { workout, name, tags } }: NameAndTagsProps) {
  // Saving here must not expand or collapse it.
  const [beginsOpen] = useState(name !== null || tags.length > 0);
  return (
    <details open={beginsOpen} className="group">
      <summary
        className={cn(
          CARD_STYLE,
          'flex min-h-11 items-center justify-between gap-3 py-2 font-bold wrap-anywhere sm:py-2',
        )}
      >
        {name ?? t('Add a name and tags')}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mt-4 grid gap-4">
        <WorkoutName workoutId={workout.id} name={name} />
        <WorkoutTags workoutId={workout.id} tags={tags} />
      </div>
    </details>
  );
}
