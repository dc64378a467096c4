import { createGoal, deleteGoal, type Goal, updateGoal } from '@hooplog/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, userMessage } from '../../../lib/api-client/api-error.ts';
import { call } from '../../../lib/api-client/call.ts';
import { toast } from '../../../lib/toast/toast-store.ts';

/** What is done to a goal. `id` is null for a new one. */
interface GoalDraft {
  readonly id: string | null;
  readonly kind: Goal['kind'];
  readonly target: number;
}

function fail(fallback: string) {
  return (error: Error) => {
    if (isUnauthorized(error)) return;
    toast({ title: 'Error', description: userMessage(error, fallback), tone: 'destructive' });
  };
}

/** Saves and removes goals; the list follows. */
export function useGoals(onDone: () => void) {
  const client = useQueryClient();
  const refresh = async () => {
    onDone();
    await client.invalidateQueries({ queryKey: ['/api/goals'] });
  };
  const save = useMutation({
    mutationFn: ({ id, kind, target }: GoalDraft) =>
      id === null
        ? call(createGoal, { body: { kind, target } })
        : call(updateGoal, { params: { id }, body: { target } }),
    onSuccess: refresh,
    onError: fail('Failed to save goal'),
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteGoal, { params: { id } }),
    onSuccess: refresh,
    onError: fail('Failed to remove goal'),
  });
  return { save, remove };
}
