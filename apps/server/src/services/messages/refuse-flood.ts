import { CHAT_LIMITS, type Flood, FLOOD_DAY_MS, floodOf } from '@hooplog/domain';
import { phrase, type Phrase } from '@hooplog/language';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { messages } from '../../database/schema/community.ts';
import { AppError } from '../../errors/app-error.ts';

const { BURST, BURST_SECONDS, PER_DAY } = CHAT_LIMITS;

/** How long to wait, in the largest unit that fits; rounded up, so that it is never too short. */
function burstText(seconds: number): Phrase {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 60
    ? phrase(
        'That was {messages} messages within {within} seconds. You can write here again in {seconds, plural, one {# second} other {# seconds}}.',
        { messages: BURST, within: BURST_SECONDS, seconds },
      )
    : phrase(
        'That was {messages} messages within {within} seconds. You can write here again in {minutes, plural, one {# minute} other {# minutes}}.',
        { messages: BURST, within: BURST_SECONDS, minutes },
      );
}

function dayText(seconds: number): Phrase {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) {
    return phrase(
      'That was {messages} messages within 24 hours. You can write here again in {seconds, plural, one {# second} other {# seconds}}.',
      { messages: PER_DAY, seconds },
    );
  }
  return minutes < 60
    ? phrase(
        'That was {messages} messages within 24 hours. You can write here again in {minutes, plural, one {# minute} other {# minutes}}.',
        { messages: PER_DAY, minutes },
      )
    : phrase(
        'That was {messages} messages within 24 hours. You can write here again in {hours, plural, one {# hour} other {# hours}}.',
        { messages: PER_DAY, hours: Math.ceil(minutes / 60) },
      );
}

function refusal(flood: Flood, now: Date): AppError {
  if (flood.kind === 'same_text') {
    return new AppError(
      'rate_limited',
      phrase('You have just sent this twice. Send something else first.'),
    );
  }
  const wait = flood.until.getTime() - now.getTime();
  const headers = { 'retry-after': `${Math.ceil(wait / 1000)}` };
  const seconds = Math.ceil(wait / 1000);
  const words = flood.kind === 'burst' ? burstText(seconds) : dayText(seconds);
  return new AppError('rate_limited', words, { headers });
}

/**
 * Throws if a player sends too many messages to one chat, across all copies of the server. Counts only messages that still exist:
 * deleted ones flood nobody. The caller has locked the player.
 */
export async function refuseFlood(
  tx: Transaction,
  userId: string,
  groupId: string | null,
  content: string,
  now: Date,
): Promise<void> {
  const sent = await tx
    .select({ content: messages.content, createdAt: messages.createdAt })
    .from(messages)
    .where(
      and(
        eq(messages.userId, userId),
        groupId === null ? isNull(messages.groupId) : eq(messages.groupId, groupId),
        gt(messages.createdAt, new Date(now.getTime() - FLOOD_DAY_MS)),
      ),
    )
    .orderBy(desc(messages.createdAt))
    .limit(PER_DAY);
  const flood = floodOf(sent, content, now);
  if (flood !== null) throw refusal(flood, now);
}
