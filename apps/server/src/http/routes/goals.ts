import * as contract from '@hooplog/contract';
import { presentGoal } from '../../presenters/goals.ts';
import type { AppContext } from '../../services/context.ts';
import { createGoal } from '../../services/goals/create-goal.ts';
import { deleteGoal } from '../../services/goals/delete-goal.ts';
import { listGoals } from '../../services/goals/list-goals.ts';
import { updateGoal } from '../../services/goals/update-goal.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import type { RegisterRoute } from '../route.ts';

export function goalRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listGoals, async ({ user }) => (await listGoals(context, user)).map(presentGoal));

  route(contract.createGoal, async ({ user, body, request }) => {
    const goal = { ...body, idempotencyKey: idempotencyKey(request) };
    return presentGoal(await createGoal(context, user, goal));
  });

  route(contract.updateGoal, async ({ user, params, body }) =>
    presentGoal(await updateGoal(context, user, params.id, body.target)),
  );

  route(contract.deleteGoal, async ({ user, params }) => {
    await deleteGoal(context, user.id, params.id);
    return undefined;
  });
}
