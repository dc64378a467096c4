import type { Goal } from '@hooplog/contract';
import { GOAL_MAX } from '@hooplog/domain';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { contractSchemas, useLateSchema } from '../../../lib/forms/late-schema.ts';
import { useKeptOverSignIn } from '../../../lib/session/use-kept-over-sign-in.ts';
import { GOAL_NAMES } from './goal-words.ts';
import { useGoals } from './use-goals.ts';

interface GoalDialogProps {
  /** The goal to change; null for a new one. */
  readonly goal: Goal | null;
  /** What a new goal can be about: the kinds that have none yet. */
  readonly kinds: readonly Goal['kind'][];
  readonly onClose: () => void;
}

const SUGGESTED = { shots: '300', makes: '150', workouts: '4', accuracy: '50' } as const;

const loadSchema = async () => (await contractSchemas()).goalInputSchema;

/** Setting, changing and removing one weekly goal. */
export function GoalDialog({ goal, kinds, onClose }: GoalDialogProps) {
  const [kind, setKind] = useState(goal?.kind ?? kinds[0] ?? 'shots');
  const [target, setTarget] = useState(String(goal?.target ?? SUGGESTED[kind]));
  useKeptOverSignIn(
    `goal.${goal?.id ?? 'new'}`,
    () => ({ kind, target }),
    (kept) => {
      setKind(kept.kind);
      setTarget(kept.target);
    },
  );
  const [error, setError] = useState<string>();
  const { save, remove } = useGoals(onClose);
  const check = useLateSchema(loadSchema);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = await check({ kind, target: Number(target) });
    if (checked?.success === true) save.mutate({ id: goal?.id ?? null, ...checked.data });
    else setError(checked?.error.issues[0]?.message);
  };
  return (
    <Dialog open title={goal === null ? 'New weekly goal' : 'Edit weekly goal'} onClose={onClose}>
      <form noValidate className="space-y-4" onSubmit={(event) => void onSubmit(event)}>
        <Field label="What to count">
          {(control) => (
            <Select
              {...control}
              value={kind}
              disabled={goal !== null}
              onChange={(event) => {
                const chosen = kinds.find((candidate) => candidate === event.target.value);
                if (chosen === undefined) return;
                setKind(chosen);
                setTarget(SUGGESTED[chosen]);
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
          error={error}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={GOAL_MAX[kind]}
              value={target}
              onChange={(event) => {
                setTarget(event.target.value);
                setError(undefined);
              }}
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
