import type { Reaction } from '@hooplog/domain';
import type { AppContext } from '../services/context.ts';
import { listGroups } from '../services/groups/list-groups.ts';
import { createMessage } from '../services/messages/create-message.ts';
import { reactToMessage } from '../services/messages/react-to-message.ts';
import type { User } from '../services/users/find-user.ts';
import { daysAgo } from './days-ago.ts';

type Name = 'ava' | 'demo' | 'jonas' | 'luis' | 'maya' | 'priya' | 'theo';

interface Line {
  readonly by: Name;
  /** Hours before the first start of the demo. */
  readonly hours: number;
  readonly text: string;
  /** Index of the earlier line that it replies to. */
  readonly answers?: number;
  readonly reactions?: Partial<Record<Name, Reaction>>;
}

/** The community chat, oldest first. */
const COMMUNITY: readonly Line[] = [
  { by: 'maya', hours: 73, text: 'Anyone else find the left wing cursed this week?' },
  { by: 'jonas', hours: 72.8, text: 'Cursed is a strong word for 2 of 14.' },
  { by: 'maya', hours: 72.7, text: 'I said what I said.', reactions: { priya: 'party' } },
  {
    ...{ by: 'priya', hours: 52 },
    text: 'Filmed from the baseline today, it found the hoop by itself. Nice.',
  },
  {
    ...{ by: 'demo', hours: 51.5, answers: 3 },
    text: 'Same here! Take the stands next time, you see the whole arc.',
    reactions: { priya: 'thumbs_up', maya: 'thumbs_up' },
  },
  { by: 'theo', hours: 30, text: 'Who is in for Saturday? Court is ours from 10 to 12.' },
  { by: 'ava', hours: 29.6, text: 'In, if somebody brings a second ball.' },
  { by: 'luis', hours: 29.1, text: 'I have two. One of them even bounces.', answers: 6 },
  { by: 'demo', hours: 27, text: '🏀🏀' },
  {
    ...{ by: 'priya', hours: 6 },
    text: '50 free throws, 44 in. Writing it here so that it is official.',
    reactions: { demo: 'fire', maya: 'fire', luis: 'bullseye' },
  },
  { by: 'jonas', hours: 5.7, text: 'Screenshot or it did not happen.', answers: 9 },
  { by: 'priya', hours: 5.6, text: 'It is by video, check the leaderboard 😌' },
  {
    ...{ by: 'demo', hours: 2 },
    text: 'Six days in a row. Legs say no, calendar says yes.',
    reactions: { theo: 'strong', ava: 'strong' },
  },
  { by: 'maya', hours: 0.4, text: 'Nine. Just saying.' },
];

/** The chat of the demo player's squad. */
const SQUAD: readonly Line[] = [
  { by: 'jonas', hours: 26, text: 'Driveway, Sunday at four. Loser still owes me a pizza.' },
  { by: 'demo', hours: 25.5, text: 'That was a foul and you know it.', answers: 0 },
  {
    ...{ by: 'maya', hours: 25 },
    text: 'Rules for next time: https://official.nba.com/rulebook/',
    reactions: { demo: 'party', priya: 'thumbs_up' },
  },
  { by: 'priya', hours: 1, text: 'I bring the cones. Around the World first?' },
];

type People = Readonly<Record<Name, User>>;

/** Sends each line once, also when the demo is seeded again. */
async function say(
  context: AppContext,
  people: People,
  lines: readonly Line[],
  to: { readonly groupId: string | null; readonly key: string },
): Promise<void> {
  const ids: string[] = [];
  for (const [index, { by, hours, text, answers, reactions = {} }] of lines.entries()) {
    const then = daysAgo(context, hours / 24);
    const { id } = await createMessage(then, people[by], {
      ...{ content: text, groupId: to.groupId, itemId: null },
      replyToId: answers === undefined ? null : (ids[answers] ?? null),
      idempotencyKey: `${to.key}-${index}`,
    });
    ids.push(id);
    for (const [name, person] of Object.entries(people)) {
      const reaction = reactions[name as Name];
      if (reaction !== undefined) await reactToMessage(context, person, id, reaction);
    }
  }
}

/** Fills the community chat and the squad's chat with a few days of messages. */
export async function seedChat(context: AppContext, people: People): Promise<void> {
  await say(context, people, COMMUNITY, { groupId: null, key: 'demo' });
  const squads = await listGroups(context, people.demo.id);
  const own = squads.find(({ role }) => role === 'owner');
  if (own === undefined) return;
  await say(context, people, SQUAD, { groupId: own.group.id, key: 'demo-squad' });
}
