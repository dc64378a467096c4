import { CHAT_LIMITS, counted, type Flood, FLOOD_DAY_MS, floodOf } from '@hooplog/domain';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { messages } from '../../database/schema/community.ts';
import { AppError } from '../../errors/app-error.ts';

const { BURST, BURST_SECONDS, PER_DAY } = CHAT_LIMITS;

/** "12 seconds", "3 minutes", "2 hours": rounded up, so that it is never too early. */
function waitWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

function refusal(flood: Flood, now: Date): AppError {
  if (flood.kind === 'same_text') {
    return new AppError(
      'rate_limited',
      'You have just sent this twice. Send something else first.',
    );
  }
  const wait = flood.until.getTime() - now.getTime();
  const headers = { 'retry-after': `${Math.ceil(wait / 1000)}` };
  const said =
    flood.kind === 'burst'
      ? `That was ${BURST} messages within ${BURST_SECONDS} seconds.`
      : `That was ${PER_DAY} messages within 24 hours.`;
  const message = `${said} You can write here again in ${waitWords(wait)}.`;
  return new AppError('rate_limited', message, { headers });
}

/**
 * Refuses one message too many of a player in one chat, whichever copy of the server it comes to. Counted are the
 * messages that are there: what was taken back floods nobody. The caller has locked the player.
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
