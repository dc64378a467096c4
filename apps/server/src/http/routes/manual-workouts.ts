import * as contract from '@hooplog/contract';
import {
  presentManualWorkout,
  presentManualWorkoutDetails,
} from '../../presenters/manual-workouts.ts';
import type { AppContext } from '../../services/context.ts';
import { createManualWorkout } from '../../services/manual-workouts/create-manual-workout.ts';
import { deleteManualWorkout } from '../../services/manual-workouts/delete-manual-workout.ts';
import { listManualWorkouts } from '../../services/manual-workouts/list-manual-workouts.ts';
import { updateManualWorkout } from '../../services/manual-workouts/update-manual-workout.ts';
import { nextLink, readCursor, writeCursor } from '../cursor.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import type { RegisterRoute } from '../route.ts';

export function manualWorkoutRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listManualWorkouts, async ({ user, query, request, reply }) => {
    const { limit, cursor } = query;
    const page = await listManualWorkouts(context, user.id, { limit, cursor: readCursor(cursor) });
    if (page.next) reply.header('link', nextLink(request.url, writeCursor(page.next)));
    return page.workouts.map(presentManualWorkout);
  });

  route(contract.createManualWorkout, async ({ user, body, request }) => {
    const { notes = null, timeZone, localDay, ...rest } = body;
    const key = idempotencyKey(request);
    const created = await createManualWorkout(context, user, {
      ...rest,
      own: { timeZone, localDay },
      notes,
      idempotencyKey: key,
    });
    return presentManualWorkoutDetails(created);
  });

  route(contract.updateManualWorkout, async ({ user, params, body }) => {
    const { timeZone, localDay, ...rest } = body;
    const change = { ...rest, own: { timeZone, localDay } };
    return presentManualWorkoutDetails(await updateManualWorkout(context, user, params.id, change));
  });

  route(contract.deleteManualWorkout, async ({ user, params }) => {
    await deleteManualWorkout(context, user.id, params.id);
    return undefined;
  });
}
