import { createGoal, deleteGoal, type Goal, listGoals, updateGoal } from '@hooplog/contract';
import { call } from '../../../lib/api-client/call.ts';
import { useChange } from '../../../lib/queries/use-change.ts';

/** What is done to a goal. `id` is null for a new one. */
interface GoalDraft {
  readonly id: string | null;
  readonly kind: Goal['kind'];
  readonly target: number;
}

const send = ({ id, kind, target }: GoalDraft) =>
  id === null
    ? call(createGoal, { body: { kind, target } })
    : call(updateGoal, { params: { id }, body: { target } });

/** Saves and removes goals; the list follows. */
export function useGoals(onDone: () => void) {
  const following = { refresh: [listGoals.path], onDone };
  const save = useChange(send, { failed: 'Failed to save goal', ...following });
  const remove = useChange((id: string) => call(deleteGoal, { params: { id } }), {
    failed: 'Failed to remove goal',
    ...following,
  });
  return { save, remove };
}
