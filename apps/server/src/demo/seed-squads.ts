import type { Reaction } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { transaction } from '../database/connect.ts';
import { notifications } from '../database/schema/notifications.ts';
import type { AppContext } from '../services/context.ts';
import { createGroup } from '../services/groups/create-group.ts';
import { listFeed } from '../services/groups/feed/list-feed.ts';
import { react } from '../services/groups/feed/react.ts';
import { listGroups } from '../services/groups/list-groups.ts';
import { answerInvitation } from '../services/invitations/answer-invitation.ts';
import { createGroupInvitation } from '../services/invitations/create-group-invitation.ts';
import { SQUADS } from '../services/invitations/squads.ts';
import { notifyInvitee } from '../services/notifications/tell-invited.ts';
import type { User } from '../services/users/find-user.ts';
import { dateNews } from './date-news.ts';
import { daysAgo } from './days-ago.ts';
import { seedChallenges } from './seed-challenges.ts';

async function join(context: AppContext, owner: User, groupId: string, members: readonly User[]) {
  for (const [index, member] of members.entries()) {
    const then = daysAgo(context, 20 - 3 * index);
    const { invitation } = await createGroupInvitation(then, owner, groupId, {});
    await answerInvitation(then, SQUADS, member, invitation.token, 'accepted');
    await dateNews(then, eq(notifications.groupId, groupId));
  }
}

/** Invites a user and notifies them at that moment; the job would only do it when the program starts. */
async function ask(context: AppContext, owner: User, groupId: string, { email }: User) {
  const { invitation } = await createGroupInvitation(context, owner, groupId, {
    inviteeEmail: email,
  });
  const news = { to: 'squad', invitationId: invitation.id } as const;
  await transaction(context.database, (tx) => notifyInvitee(tx, context.now(), news));
  await dateNews(context, eq(notifications.groupInviteId, invitation.id));
}

/** Reactions to the items of the squad's week, newest first; repeated after the last. */
const LIKED: readonly (readonly Reaction[])[] = [
  ['fire', 'thumbs_up'],
  ['thumbs_up'],
  [],
  ['strong', 'fire', 'fire'],
  ['bullseye'],
  [],
  ['party', 'thumbs_up'],
];

async function like(context: AppContext, groupId: string, members: readonly User[]) {
  const [reader] = members;
  if (reader === undefined) return;
  const { entries } = await listFeed(context, reader.id, groupId, null);
  for (const [index, { row }] of entries.entries()) {
    const others = members.filter(({ id }) => id !== row.userId);
    for (const [n, reaction] of (LIKED[index % LIKED.length] ?? []).entries()) {
      const other = others[(index + n) % others.length];
      if (other === undefined) continue;
      await react(context, { userId: other.id, groupId, itemId: row.id, reaction });
    }
  }
}

interface People {
  readonly demo: User;
  readonly maya: User;
  readonly jonas: User;
  readonly priya: User;
  readonly luis: User;
  readonly ava: User;
}

/** Creates a squad of the demo player's own, one that they are in, and one that invites them. */
export async function seedSquads(context: AppContext, people: People): Promise<void> {
  const { demo, maya, jonas, priya, luis, ava } = people;
  if ((await listGroups(context, demo.id)).length > 0) return;
  const own = await createGroup(daysAgo(context, 40), demo, {
    name: 'Driveway Legends',
    description: 'The old crew. Loser of the month buys the pizza.',
  });
  await join(context, demo, own.group.id, [maya, jonas, priya]);
  await createGroupInvitation(daysAgo(context, 1), demo, own.group.id, {
    inviteeEmail: 'sam@hooplog.example',
  });
  await createGroupInvitation(daysAgo(context, 2), demo, own.group.id, { places: 5 });
  await seedChallenges(context, own.group.id, people);
  await like(context, own.group.id, [demo, maya, jonas, priya]);
  const other = await createGroup(daysAgo(context, 30), luis, { name: 'Sunday Runs' });
  await join(context, luis, other.group.id, [demo, ava]);
  const asking = await createGroup(daysAgo(context, 3), ava, {
    name: 'Early Birds',
    description: 'Six in the morning, court four.',
  });
  await ask(daysAgo(context, 1), ava, asking.group.id, demo);
}
