import type { Finish } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { toast } from '../../lib/toast/toast-store.ts';

interface WorkoutNameProps extends Pick<Finish, 'name'> {
  readonly workoutId: string;
}

/** The name of the workout, editable. */
export function WorkoutName({ workoutId, name: saved }: WorkoutNameProps) {
  const [name, setName] = useState(saved ?? '');
  const { mutate, isPending } = useChange(callOf('PATCH /api/workouts/:id'), {
    failed: t('Failed to save workout'),
    refresh: ['/api/workouts'],
    onDone: () => {
      toast({ title: t('Name saved') });
    },
  });
  const trimmed = name.trim();
  return (
    <Card>
      <form
        className="flex items-end gap-2"
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
    </Card>
  );
}
