import type { AppContext } from '../services/context.ts';
import { createMessage } from '../services/messages/create-message.ts';
import type { User } from '../services/users/find-user.ts';
import { daysAgo } from './days-ago.ts';

/** Who said what, oldest first; hours before the first start. */
const LINES = [
  ['maya', 73, 'Anyone else find the left wing cursed this week?'],
  ['jonas', 72.8, 'Cursed is a strong word for 2 of 14.'],
  ['maya', 72.7, 'I said what I said.'],
  ['priya', 52, 'Filmed from the baseline today, it found the hoop by itself. Nice.'],
  ['demo', 51.5, 'Same here! Take the stands next time, you see the whole arc.'],
  ['theo', 30, 'Who is in for Saturday? Court is ours from 10 to 12.'],
  ['ava', 29.6, 'In, if somebody brings a second ball.'],
  ['luis', 29.1, 'I have two. One of them even bounces.'],
  ['demo', 27, '🏀🏀'],
  ['priya', 6, '50 free throws, 44 in. Writing it here so that it is official.'],
  ['jonas', 5.7, 'Screenshot or it did not happen.'],
  ['priya', 5.6, 'It is by video, check the leaderboard 😌'],
  ['demo', 2, 'Six days in a row. Legs say no, calendar says yes.'],
  ['maya', 0.4, 'Nine. Just saying.'],
] as const;

/** A few days of the community's chat; each line is sent once. */
export async function seedChat(
  context: AppContext,
  people: Readonly<Record<(typeof LINES)[number][0], User>>,
): Promise<void> {
  for (const [index, [name, hours, content]] of LINES.entries()) {
    const then = daysAgo(context, hours / 24);
    await createMessage(then, people[name], {
      ...{ content, groupId: null, itemId: null, replyToId: null },
      idempotencyKey: `demo-${index}`,
    });
  }
}
