import { DELETION_WORD } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { transaction } from '../../database/connect.ts';
import { invalidField } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from './find-user.ts';
import { removeUser } from './remove-user.ts';

/** Deletes the account of a user who confirmed it by typing the word or their address. */
export async function deleteAccount(
  { database }: Pick<AppContext, 'database'>,
  user: User,
  confirmation: string,
): Promise<void> {
  const isMeant = confirmation === DELETION_WORD || confirmation.toLowerCase() === user.email;
  if (!isMeant) {
    throw invalidField(
      'confirmation',
      phrase('Type {deletionWord} or your e-mail address to confirm', {
        deletionWord: DELETION_WORD,
      }),
    );
  }
  await transaction(database, (tx) => removeUser(tx, user.id));
}
