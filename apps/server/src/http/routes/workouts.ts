import * as contract from '@hooplog/contract';
import { presentFinish } from '../../presenters/finish.ts';
import { presentWorkout, presentWorkoutDetails } from '../../presenters/workouts.ts';
import type { AppContext } from '../../services/context.ts';
import { createWorkout } from '../../services/workouts/create-workout.ts';
import { deleteWorkout } from '../../services/workouts/delete-workout.ts';
import { getFinish } from '../../services/workouts/get-finish.ts';
import { getWorkout } from '../../services/workouts/get-workout.ts';
import { listWorkouts } from '../../services/workouts/list-workouts.ts';
import { ownWorkout } from '../../services/workouts/rows.ts';
import { updateWorkout } from '../../services/workouts/update-workout.ts';
import { nextLink, readCursor, writeCursor } from '../cursor.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import type { RegisterRoute } from '../route.ts';

export function workoutRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listWorkouts, async ({ user, query, request, reply }) => {
    const { limit, cursor } = query;
    const page = await listWorkouts(context, user.id, {
      limit,
      cursor: readCursor(cursor),
    });
    if (page.next) reply.header('link', nextLink(request.url, writeCursor(page.next)));
    return page.workouts.map(presentWorkout);
  });

  route(
    contract.getWorkout,
    async ({ user, params }) => presentWorkoutDetails(await getWorkout(context, user, params.id)),
    { packed: true },
  );

  route(contract.getFinish, async ({ user, params }) =>
    presentFinish(await getFinish(context, user, params.id)),
  );

  route(contract.createWorkout, async ({ user, body, request }) => {
    const { workoutDate, timeZone, localDay, totalShots, made, missed, ...rest } = body.workout;
    const created = await createWorkout(context, user, {
      workoutDate: new Date(workoutDate),
      own: { timeZone, localDay },
      totals: { totalShots, made, missed },
      zones: body.shotData,
      kindData: body.kindData,
      ...{ notes: null, ...rest },
      idempotencyKey: idempotencyKey(request),
    });
    return presentWorkoutDetails(created);
  });

  route(
    contract.updateWorkout,
    async ({ user, params, body }) => {
      const { workoutDate, timeZone, localDay, workout: totals, shotData: zones, ...rest } = body;
      const updated = await updateWorkout(context, user, params.id, {
        ...rest,
        workoutDate: workoutDate === undefined ? undefined : new Date(workoutDate),
        own: { timeZone, localDay },
        counted: totals && zones ? { totals, zones } : undefined,
      });
      return presentWorkoutDetails(updated);
    },
    { beforeBody: ({ user, params }) => ownWorkout(context.database, user.id, params.id) },
  );

  route(contract.deleteWorkout, async ({ user, params }) => {
    await deleteWorkout(context, user.id, params.id);
    return undefined;
  });
}
