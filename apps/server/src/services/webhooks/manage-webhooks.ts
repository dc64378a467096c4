import { MAX_WEBHOOKS, WEBHOOK_CALLS_SHOWN } from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import { and, desc, eq, lt } from 'drizzle-orm';
import { type Database, type Transaction, transaction } from '../../database/connect.ts';
import { webhookCalls, webhooks } from '../../database/schema/webhooks.ts';
import { AppError, invalidField, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { makeOnce, type UnderKey } from '../make-once.ts';
import { lockUser } from '../users/lock-user.ts';
import { isCallable } from './is-callable.ts';
import { makeSecret } from './sign.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type WebhookCallRow = typeof webhookCalls.$inferSelect;

interface NewWebhook extends UnderKey {
  readonly url: string;
}

/** Newest first, each with its last calls. */
export async function listWebhooks(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
): Promise<{ readonly webhook: WebhookRow; readonly calls: readonly WebhookCallRow[] }[]> {
  const own = await database
    .select()
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(desc(webhooks.id))
    .limit(MAX_WEBHOOKS);
  return Promise.all(
    own.map(async (webhook) => ({
      webhook,
      calls: await database
        .select()
        .from(webhookCalls)
        .where(eq(webhookCalls.webhookId, webhook.id))
        .orderBy(desc(webhookCalls.id))
        .limit(WEBHOOK_CALLS_SHOWN),
    })),
  );
}

async function refuse(tx: Transaction, userId: string, url: string): Promise<void> {
  const existing = await tx
    .select({ url: webhooks.url })
    .from(webhooks)
    .where(eq(webhooks.userId, userId));
  if (existing.some((one) => one.url === url)) {
    throw new AppError('conflict', phrase('This address is called already.'));
  }
  if (existing.length < MAX_WEBHOOKS) return;
  throw new AppError(
    'conflict',
    phrase('You can have {max} webhooks. Delete one first.', { max: MAX_WEBHOOKS }),
  );
}

/**
 * Creates a webhook; entering its address again returns the existing one. A repeat with the same key returns the webhook of the
 * first call.
 */
export function createWebhook(
  { config, database, now }: Pick<AppContext, 'config' | 'database' | 'now'>,
  userId: string,
  { url, idempotencyKey }: NewWebhook,
): Promise<WebhookRow> {
  if (!isCallable(config, url)) {
    throw invalidField('url', phrase('Enter an https address of the public internet.'));
  }
  return transaction(database, async (tx) => {
    await lockUser(tx, userId);
    const call = { userId, kind: 'webhook', idempotencyKey, now: now() } as const;
    const id = await makeOnce(tx, call, async () => {
      await refuse(tx, userId, url);
      const [inserted] = await tx
        .insert(webhooks)
        .values({ userId, url, secret: makeSecret(), createdAt: now() })
        .returning({ id: webhooks.id });
      if (inserted === undefined) throw new Error('No row came back');
      return inserted.id;
    });
    const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id));
    if (row === undefined) throw notFound(phrase('Webhook not found'));
    return row;
  });
}

/** Deletes a webhook; another user's is not found. */
export async function deleteWebhook(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
  id: string,
): Promise<void> {
  const [deleted] = await database
    .delete(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)))
    .returning({ id: webhooks.id });
  if (deleted === undefined) throw notFound(phrase('Webhook not found'));
}

const CALL_LIFETIME_MS = 30 * 24 * 3_600_000;

/** Deletes calls older than 30 days. Returns how many. */
export async function forgetOldCalls(database: Database, now: Date): Promise<number> {
  const { rowCount } = await database
    .delete(webhookCalls)
    .where(lt(webhookCalls.createdAt, new Date(now.getTime() - CALL_LIFETIME_MS)));
  return rowCount ?? 0;
}
