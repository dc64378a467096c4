import type { AppContext } from '../context.ts';
import { type GroupOfMember, groupsOf } from './rows.ts';

/** The user's squads by name. How many there can be is limited, so the list is whole. */
export function listGroups({ database }: AppContext, userId: string): Promise<GroupOfMember[]> {
  return groupsOf(database, userId);
}
