import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { groupMembers } from '../../database/schema/community.ts';
import { tell } from './tell.ts';

/** Notifies the other members of a squad of a new member. */
export async function tellSquad(tx: Transaction, groupId: string, newcomer: string): Promise<void> {
  const others = await tx
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), ne(groupMembers.userId, newcomer)));
  const news = { kind: 'squad_joined', groupId, actorId: newcomer } as const;
  const about = `squad_joined:${groupId}:${newcomer}`;
  await tell(
    tx,
    others.map(({ userId }) => ({ ...news, userId, about })),
  );
}
