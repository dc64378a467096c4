import { and, eq, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/connect.ts';
import { idempotencyKeys } from '../database/schema/idempotency-keys.ts';

/** Whoever got no answer asks again within seconds; a page that slept, when it wakes. */
const KEPT_MS = 24 * 60 * 60_000;

/** What a service that makes something is given beside what it makes. */
export interface UnderKey {
  /** The caller's Idempotency-Key; without one each call makes another one. */
  readonly idempotencyKey?: string | null | undefined;
}

/** A call that makes something. */
interface MakingCall extends UnderKey {
  readonly userId: string;
  /** What it makes. */
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

/** What was made under a key before; null for nothing, or without a key. */
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
 * Makes something once however often the call comes, also twice at once. What it makes and that it did are committed
 * together: there is no moment at which a repeat makes another one.
 *
 * @param make answers the id of what it made; a refusal that it throws leaves the key unused
 * @returns the id of what this or an earlier call has made; that may be gone by now
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
      and(eq(idempotencyKeys.userId, userId), lt(createdAt, new Date(now.getTime() - KEPT_MS))),
    );
  // Waits for a call with the same key that is under way.
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
