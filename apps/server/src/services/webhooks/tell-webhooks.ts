import { eq } from 'drizzle-orm';
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
  for (const { id } of calls) await enqueue(tx, 'call-webhook', { callId: id });
}
