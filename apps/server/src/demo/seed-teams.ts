import { addDays, localDayOf, type ZoneId } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { notifications } from '../database/schema/notifications.ts';
import { createAnnouncement } from '../services/announcements/create-announcement.ts';
import { createAssignment } from '../services/assignments/create-assignment.ts';
import type { AppContext } from '../services/context.ts';
import { answerInvitation } from '../services/invitations/answer-invitation.ts';
import { renewTeamLink } from '../services/invitations/team-link.ts';
import { TEAMS } from '../services/invitations/teams.ts';
import { createTeam } from '../services/teams/create-team.ts';
import { listTeams } from '../services/teams/list-teams.ts';
import type { User } from '../services/users/find-user.ts';
import { dateNews } from './date-news.ts';
import { daysAgo } from './days-ago.ts';

type Asked = Parameters<typeof createAssignment>[3];

interface Ask extends Pick<Asked, 'title' | 'measure' | 'target'> {
  readonly zone?: ZoneId;
  /** Days before now, and days from then until it is due. */
  readonly ago: number;
  readonly days: number;
  readonly players?: readonly User[];
}

interface Notice {
  readonly text: string;
  readonly ago: number;
  readonly player?: User;
}

interface NewTeam {
  readonly name: string;
  readonly coach: User;
  readonly players: readonly User[];
  readonly asks: readonly Ask[];
  readonly notices: readonly Notice[];
}

async function assign(context: AppContext, { id }: { id: string }, coach: User, ask: Ask) {
  const { ago, days, zone = null, players, ...rest } = ask;
  const then = daysAgo(context, ago);
  const dueDay = addDays(localDayOf(then.now(), coach.timeZone), days);
  const playerIds = players?.map((player) => player.id) ?? null;
  const given = { ...rest, zone, drill: null, dueDay, playerIds };
  const { assignment } = await createAssignment(then, coach, id, given);
  await dateNews(then, eq(notifications.assignmentId, assignment.id));
}

async function announce(context: AppContext, { id }: { id: string }, coach: User, notice: Notice) {
  const { text, ago, player } = notice;
  const then = daysAgo(context, ago);
  const given = { text, playerId: player?.id ?? null, idempotencyKey: null };
  const { announcement } = await createAnnouncement(then, coach, id, given);
  await dateNews(then, eq(notifications.announcementId, announcement.id));
}

async function makeTeam(context: AppContext, { name, coach, players, asks, notices }: NewTeam) {
  const { team } = await createTeam(daysAgo(context, 45), coach, { name });
  for (const [index, player] of players.entries()) {
    const then = daysAgo(context, 44 - 4 * index);
    const link = await renewTeamLink(then, coach, team.id);
    if (link === null) throw new Error('A new link is open');
    await answerInvitation(then, TEAMS, player, link.token, 'accepted');
  }
  await renewTeamLink(context, coach, team.id);
  for (const ask of asks) await assign(context, team, coach, ask);
  for (const notice of notices) await announce(context, team, coach, notice);
}

interface People {
  readonly demo: User;
  readonly maya: User;
  readonly jonas: User;
  readonly priya: User;
  readonly luis: User;
  readonly ava: User;
  readonly theo: User;
  readonly rivera: User;
}

/**
 * Creates a team that the demo player plays in, and one that they coach; each has assigned workouts in every
 * state.
 */
export async function seedTeams(context: AppContext, people: People): Promise<void> {
  const { demo, maya, jonas, priya, luis, ava, theo, rivera } = people;
  if ((await listTeams(context, demo)).page.length > 0) return;
  await makeTeam(context, {
    name: 'Northside',
    coach: rivera,
    players: [demo, maya, jonas, luis],
    asks: [
      {
        ...{ title: 'Free throws', measure: 'shots', target: 150, zone: 'zone_5_free_throw' },
        ...{ ago: 4, days: 7 },
      },
      { title: 'Three sessions', measure: 'workouts', target: 3, ago: 8, days: 7 },
      { title: 'Stay loose', measure: 'minutes', target: 240, ago: 3, days: 5, players: [demo] },
    ],
    notices: [
      { text: 'Gym B on Thursday, 6 pm. Bring both jerseys.', ago: 5 },
      { text: 'Your corner threes look better. Keep the elbow in.', ago: 2, player: demo },
    ],
  });
  await makeTeam(context, {
    name: 'Saturday Skills',
    coach: demo,
    players: [priya, ava, theo, maya, jonas],
    asks: [
      { title: '300 shots this week', measure: 'shots', target: 300, ago: 5, days: 7 },
      { title: 'Make it count', measure: 'makes', target: 120, ago: 12, days: 6 },
      { title: 'Catch up', measure: 'workouts', target: 4, ago: 2, days: 9, players: [ava, theo] },
    ],
    notices: [
      { text: 'No practice this Saturday: the gym is closed.', ago: 3 },
      { text: 'Well done last week. Add ten free throws at the end.', ago: 1, player: priya },
    ],
  });
}
