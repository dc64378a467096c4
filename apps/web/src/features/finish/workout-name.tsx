import type { Finish } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { CARD_STYLE } from '../../components/ui/card-style.ts';
import { cn } from '../../components/ui/cn.ts';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { callOf, useChange } from '../../lib/queries/use-change.ts';

interface WorkoutNameProps extends Pick<Finish, 'name'> {
  readonly workoutId: string;
}

/** What the workout is called; folded, as most are called nothing. */
export function WorkoutName({ workoutId, name: saved }: WorkoutNameProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState(saved ?? '');
  const summaryRef = useRef<HTMLElement>(null);
  const { mutate, isPending } = useChange(callOf('PATCH /api/workouts/:id'), {
    failed: t('Failed to save workout'),
    refresh: ['/api/workouts'],
    onDone: () => {
      // The field folds away under the focus.
      summaryRef.current?.focus();
      setIsOpen(false);
    },
  });
  const trimmed = name.trim();
  return (
    <details
      open={isOpen}
      className={cn(CARD_STYLE, 'py-2 sm:py-2')}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary
        ref={summaryRef}
        className="flex min-h-11 items-center justify-between gap-3 font-bold wrap-anywhere"
      >
        {saved ?? t('Name this workout')}
        <Pencil aria-hidden className="size-5 shrink-0 text-muted" />
      </summary>
      <form
        className="flex items-end gap-2 pb-2"
        onSubmit={(event) => {
          event.preventDefault();
          const body = { name: trimmed === '' ? null : trimmed };
          if (!isPending) mutate({ params: { id: workoutId }, body });
        }}
      >
        <Field label={t('Name')} className="min-w-0 flex-1">
          {(control) => (
            <Input
              {...control}
              placeholder={t('Such as Free throws before school')}
              autoComplete="off"
              enterKeyHint="done"
              maxCharacters={LIMITS.WORKOUT_NAME_MAX}
              value={name}
              onChange={({ target }) => {
                setName(target.value);
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" pending={isPending}>
          {t('Save')}
        </Button>
      </form>
    </details>
  );
}
