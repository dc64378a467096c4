import { and, eq, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/connect.ts';
import { idempotencyKeys } from '../database/schema/idempotency-keys.ts';

/** A caller without an answer retries within seconds; a sleeping page retries when it wakes. */
const KEY_LIFETIME_MS = 24 * 60 * 60_000;

/** Extra argument of services that create something. */
export interface UnderKey {
  /** The caller's Idempotency-Key; without one every call creates something new. */
  readonly idempotencyKey?: string | null | undefined;
}

/** A call that creates something. */
interface MakingCall extends UnderKey {
  readonly userId: string;
  /** The kind of thing that it creates. */
  readonly kind:
    | 'api token'
    | 'address change'
    | 'assignment'
    | 'goal'
    | 'import'
    | 'passkey'
    | 'place'
    | 'squad'
    | 'squad invitation'
    | 'team'
    | 'webhook';
  readonly now: Date;
}

/** What an earlier call with the same key created; null if nothing, or without a key. */
export async function madeBefore(
  database: Queryable,
  { userId, kind, idempotencyKey: key = null }: Omit<MakingCall, 'now'>,
): Promise<string | null> {
  if (key === null) return null;
  const [known] = await database
    .select({ id: idempotencyKeys.madeId })
    .from(idempotencyKeys)
    .where(isIt({ userId, kind, key }));
  return known?.id ?? null;
}

/**
 * Creates something once, however often the call is repeated, even simultaneously. The new rows and the key are committed
 * together, so a repeat can never create a second one.
 *
 * @param make returns the id of what it created; if it throws, the key stays unused
 * @returns the id of what this or an earlier call has created; it may have been deleted since
 */
export async function makeOnce(
  tx: Transaction,
  call: MakingCall,
  make: () => Promise<string>,
): Promise<string> {
  const { userId, kind, idempotencyKey: key = null, now } = call;
  if (key === null) return make();
  const { createdAt } = idempotencyKeys;
  await tx
    .delete(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.userId, userId),
        lt(createdAt, new Date(now.getTime() - KEY_LIFETIME_MS)),
      ),
    );
  // Waits for a running call with the same key.
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ userId, kind, key, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length === 0) {
    const before = await madeBefore(tx, call);
    if (before === null) throw new Error('A key without what was made under it');
    return before;
  }
  const madeId = await make();
  await tx.update(idempotencyKeys).set({ madeId }).where(isIt({ userId, kind, key }));
  return madeId;
}

const isIt = ({ userId, kind, key }: Pick<MakingCall, 'userId' | 'kind'> & { key: string }) =>
  and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.kind, kind),
    eq(idempotencyKeys.key, key),
  );
