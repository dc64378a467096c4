import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { groupInvites, teamInvites } from '../../database/schema/community.ts';
import { imports } from '../../database/schema/imports.ts';
import { trash } from '../../database/schema/trash.ts';
import { emailCodes, sessions, users } from '../../database/schema/users.ts';
import { videos } from '../../database/schema/workouts.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { deletePhotoFile } from '../photos/set-photo.ts';
import { transferSquads } from './transfer-squads.ts';

/**
 * Deletes a user with all their data in the caller's transaction; files follow by jobs that retry until they succeed. Rows that
 * reference the user are deleted by cascade; this function handles the rest. A user who is gone already is no error.
 */
export async function removeUser(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (user === undefined) return;
  await transferSquads(tx, userId);
  await deletePhotoFile(tx, user.profileImageUrl);
  const filmed = tx.select({ id: videos.id }).from(videos).where(eq(videos.userId, userId));
  const sent = tx.select({ id: imports.id }).from(imports).where(eq(imports.userId, userId));
  const trashed = tx
    .select({ id: sql<string>`${trash.videoId}` })
    .from(trash)
    .where(and(eq(trash.userId, userId), isNotNull(trash.videoId)));
  for (const { id } of await filmed.unionAll(sent).unionAll(trashed)) {
    await enqueue(tx, 'delete-files', { folder: id });
  }
  await tx.delete(sessions).where(sql`${sessions.sess} ->> 'userId' = ${userId}`);
  await forgetAddress(tx, user.email);
  await tx.delete(users).where(eq(users.id, userId));
}

/** Deletes invitations sent to the address, and the codes for it. */
async function forgetAddress(tx: Transaction, email: string): Promise<void> {
  await tx.delete(emailCodes).where(eq(emailCodes.email, email));
  await tx.delete(groupInvites).where(eq(groupInvites.inviteeEmail, email));
  await tx.delete(teamInvites).where(eq(teamInvites.inviteeEmail, email));
}
