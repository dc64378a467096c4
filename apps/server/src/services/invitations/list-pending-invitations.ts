import { LIMITS } from '@hooplog/domain';
import { and, lt } from 'drizzle-orm';
import { groupInvites } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import { pageOf, type PageOf } from '../page-of.ts';
import type { User } from '../users/find-user.ts';
import { pendingFor } from './pending.ts';
import { readInvitations, type ReceivedInvitation } from './rows.ts';

/** A page of open invitations for the user's address, newest first. @param before id of the last one of the page before */
export async function listPendingInvitations(
  { database, now }: AppContext,
  user: User,
  before: string | undefined,
): Promise<PageOf<ReceivedInvitation>> {
  const condition = and(
    pendingFor(user, now()),
    before === undefined ? undefined : lt(groupInvites.id, before),
  );
  const { PAGE_MAX } = LIMITS;
  const found = await readInvitations(database, user.id, now(), condition, PAGE_MAX + 1);
  return pageOf(found, PAGE_MAX);
}
