import { and, eq } from 'drizzle-orm';
import { users } from '../../database/schema/users.ts';
import { webhookCalls, webhooks } from '../../database/schema/webhooks.ts';
import { workouts } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import { isNotPaused } from '../users/paused.ts';
import type { WorkoutRow } from '../workouts/rows.ts';
import { post, type Posted } from './post.ts';
import { signatureHeaders } from './sign.ts';

type Context = Pick<AppContext, 'config' | 'database' | 'now'>;

/** `again`: another try may help. */
export type CallResult = 'delivered' | 'failed' | 'again' | 'pointless';

/** HTTP status by which the other side says that it wants no more calls. */
const GONE = 410;

const isTaken = (posted: Posted) =>
  'status' in posted && posted.status >= 200 && posted.status < 300;

function bodyOf(callId: string, createdAt: Date, workout: WorkoutRow): string {
  const { id, name, workoutDate, localDay, timeZone, source, countedOn } = workout;
  const { totalShots, made, missed } = workout;
  return JSON.stringify({
    type: 'workout.finished',
    id: callId,
    timestamp: createdAt.toISOString(),
    data: {
      ...{ id, name, workoutDate: workoutDate.toISOString(), localDay, timeZone },
      ...{ source, countedOn, totalShots, made, missed },
    },
  });
}

async function findCall({ database }: Context, callId: string) {
  const [found] = await database
    .select({ call: webhookCalls, webhook: webhooks, workout: workouts })
    .from(webhookCalls)
    .innerJoin(webhooks, eq(webhooks.id, webhookCalls.webhookId))
    .innerJoin(workouts, eq(workouts.id, webhookCalls.workoutId))
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(and(eq(webhookCalls.id, callId), eq(webhookCalls.state, 'waiting'), isNotPaused));
  return found;
}

/** Calls a webhook about a workout as it is now, and records the result. */
export async function callWebhook(
  context: Context,
  callId: string,
  isLastTry: boolean,
): Promise<CallResult> {
  const found = await findCall(context, callId);
  if (found === undefined) return 'pointless';
  const { call, webhook, workout } = found;
  const { config, database, now } = context;
  const body = bodyOf(callId, call.createdAt, workout);
  const headers = signatureHeaders(webhook.secret, { id: callId, sentAt: now(), body });
  const posted = await post(config, webhook.url, { headers, body });
  const status = 'status' in posted ? posted.status : null;
  const isOver = isLastTry || status === GONE;
  const state = isTaken(posted) ? 'delivered' : isOver ? 'failed' : 'waiting';
  const problem = 'problem' in posted ? posted.problem : isTaken(posted) ? null : 'status';
  await database
    .update(webhookCalls)
    .set({ state, status, problem, tries: call.tries + 1 })
    .where(eq(webhookCalls.id, callId));
  return state === 'waiting' ? 'again' : state;
}
