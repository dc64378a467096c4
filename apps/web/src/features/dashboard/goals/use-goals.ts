import type { GoalPeriod } from '@hooplog/domain';
import type { Goal } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { call } from '../../../lib/api-client/call.ts';
import { useChange } from '../../../lib/queries/use-change.ts';

/** A change of a goal. `id` is null for a new one. */
interface GoalDraft {
  readonly id: string | null;
  readonly kind: Goal['kind'];
  readonly period: GoalPeriod;
  readonly target: number;
}

const send = ({ id, kind, period, target }: GoalDraft) =>
  id === null
    ? call('POST /api/goals', { body: { kind, period, target } })
    : call('PATCH /api/goals/:id', { params: { id }, body: { target } });

/** Saves and deletes goals, and updates the list. */
export function useGoals(onDone: () => void) {
  const following = { refresh: ['/api/goals'] as const, onDone };
  const save = useChange(send, { failed: t('Failed to save goal'), ...following });
  const remove = useChange((id: string) => call('DELETE /api/goals/:id', { params: { id } }), {
    failed: t('Failed to remove goal'),
    ...following,
  });
  return { save, remove };
}
