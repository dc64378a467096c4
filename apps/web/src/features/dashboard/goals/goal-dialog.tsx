import type { Goal } from '@hooplog/contract';
import { GOAL_MAX } from '@hooplog/domain';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { GOAL_NAMES } from './goal-text.ts';
import { useGoals } from './use-goals.ts';

interface GoalDialogProps {
  /** The goal to change; null for a new one. */
  readonly goal: Goal | null;
  /** What a new goal can be about: the kinds that have none yet. */
  readonly kinds: readonly Goal['kind'][];
  readonly onClose: () => void;
}

const SUGGESTED = { shots: '300', makes: '150', workouts: '4', accuracy: '50' } as const;

const loadSchema = async () => (await import('./goal-form-schema.ts')).goalFormSchema;

/** Setting, changing and removing one weekly goal. */
export function GoalDialog({ goal, kinds, onClose }: GoalDialogProps) {
  const { save, remove } = useGoals(onClose);
  const first = goal?.kind ?? kinds[0] ?? 'shots';
  const { values, errors, change, text, onSubmit } = useForm({
    name: `goal.${goal?.id ?? 'new'}`,
    start: { kind: first, target: String(goal?.target ?? SUGGESTED[first]) },
    load: loadSchema,
    send: (made) => save.mutateAsync({ id: goal?.id ?? null, ...made }),
  });
  const { kind } = values;
  return (
    <Dialog open title={goal === null ? 'New weekly goal' : 'Edit weekly goal'} onClose={onClose}>
      <form noValidate className="space-y-4" onSubmit={onSubmit}>
        <Field label="What to count">
          {(control) => (
            <Select
              {...control}
              value={kind}
              disabled={goal !== null}
              onChange={(event) => {
                const chosen = kinds.find((candidate) => candidate === event.target.value);
                if (chosen !== undefined) change({ kind: chosen, target: SUGGESTED[chosen] });
              }}
            >
              {(goal === null ? kinds : [goal.kind]).map((name) => (
                <option key={name} value={name}>
                  {GOAL_NAMES[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={kind === 'accuracy' ? 'Percent a week' : `${GOAL_NAMES[kind]} a week`}
          hint="Weeks go from Sunday to Saturday."
          error={errors.get('target')}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={GOAL_MAX[kind]}
              {...text('target')}
            />
          )}
        </Field>
        <Button type="submit" className="w-full" pending={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Goal'}
        </Button>
        {goal !== null && (
          <Button
            variant="secondary"
            className="w-full"
            pending={remove.isPending}
            onClick={() => {
              remove.mutate(goal.id);
            }}
          >
            Remove Goal
          </Button>
        )}
      </form>
    </Dialog>
  );
}
