import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { webhookCalls, webhooks } from '../../database/schema/webhooks.ts';
import { enqueue } from '../../jobs/enqueue.ts';

/** Enqueues calls of the user's webhooks about a finished workout, in the transaction that saves it. */
export async function tellWebhooks(
  tx: Transaction,
  userId: string,
  workoutId: string,
): Promise<void> {
  const own = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(eq(webhooks.userId, userId));
  if (own.length === 0) return;
  const calls = await tx
    .insert(webhookCalls)
    .values(own.map(({ id: webhookId }) => ({ webhookId, workoutId })))
    .returning({ id: webhookCalls.id });
  for (const { id } of calls) await enqueueCall(tx, userId, id);
}

/**
 * Has those called that still wait: their jobs found nothing to do while the workout lay in the trash, or the account was
 * disabled.
 *
 * @param workoutId of this workout alone
 */
export async function callWaitingWebhooks(
  tx: Transaction,
  userId: string,
  workoutId?: string,
): Promise<void> {
  const waiting = await tx
    .select({ id: webhookCalls.id })
    .from(webhookCalls)
    .innerJoin(webhooks, eq(webhooks.id, webhookCalls.webhookId))
    .where(
      and(
        eq(webhooks.userId, userId),
        eq(webhookCalls.state, 'waiting'),
        workoutId === undefined ? undefined : eq(webhookCalls.workoutId, workoutId),
      ),
    );
  for (const { id } of waiting) await enqueueCall(tx, userId, id);
}

/** One at a time per user: a script that does not answer delays only its owner's calls. */
const enqueueCall = (tx: Transaction, userId: string, callId: string): Promise<void> =>
  enqueue(
    tx,
    'call-webhook',
    { callId },
    { key: `call-webhook:${callId}`, line: `webhooks-of:${userId}` },
  );
