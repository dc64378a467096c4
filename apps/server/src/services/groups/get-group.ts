import type { AppContext } from '../context.ts';
import { type GroupOfMember, groupOf } from './rows.ts';

export function getGroup(
  { database }: AppContext,
  userId: string,
  groupId: string,
): Promise<GroupOfMember> {
  return groupOf(database, userId, groupId);
}
