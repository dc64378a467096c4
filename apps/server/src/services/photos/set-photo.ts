import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { transaction, type Transaction } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import { unauthorized } from '../../errors/app-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { photoFolder, photoIdOf, photoUrl } from './keys.ts';
import { receivePhoto } from './receive-photo.ts';

type Upload = Parameters<typeof receivePhoto>[3];

/** Gives the user a new photo and deletes the previous one. */
export async function setPhoto(context: AppContext, user: User, upload: Upload): Promise<User> {
  const photoId = randomUUID();
  const photoBytes = await receivePhoto(context.storage, user.id, photoId, upload);
  return changePhoto(context, user.id, { profileImageUrl: photoUrl(photoId), photoBytes });
}

/** Returns to initials. */
export const removePhoto = (context: AppContext, user: User): Promise<User> =>
  changePhoto(context, user.id, { profileImageUrl: null, photoBytes: null });

type Photo = Pick<User, 'profileImageUrl' | 'photoBytes'>;

function changePhoto(context: AppContext, userId: string, photo: Photo): Promise<User> {
  return transaction(context.database, async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (before === undefined) throw unauthorized();
    await deletePhotoFile(tx, before.profileImageUrl);
    const [saved] = await tx
      .update(users)
      .set({ ...photo, updatedAt: context.now() })
      .where(eq(users.id, userId))
      .returning();
    if (saved === undefined) throw unauthorized();
    return saved;
  });
}

/** Enqueues the deletion of a photo's file in the caller's transaction; does nothing without a photo. */
export async function deletePhotoFile(
  tx: Transaction,
  profileImageUrl: string | null,
): Promise<void> {
  const photoId = photoIdOf(profileImageUrl);
  if (photoId !== null) await enqueue(tx, 'delete-files', { folder: photoFolder(photoId) });
}
