import type { AppContext } from '../context.ts';
import { type GroupOfMember, groupsOf } from './rows.ts';

/** The user's squads by name. Their number is limited, so the list needs no pages. */
export function listGroups({ database }: AppContext, userId: string): Promise<GroupOfMember[]> {
  return groupsOf(database, userId);
}
