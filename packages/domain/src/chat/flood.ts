import { CHAT_LIMITS } from './chat-limits.ts';

/** A message that a player sent to a chat. */
interface SentMessage {
  readonly content: string;
  readonly createdAt: Date;
}

/** Why a message is one too many, and when the player may write again. */
export type Flood =
  { readonly kind: 'burst' | 'day'; readonly until: Date } | { readonly kind: 'same_text' };

const { BURST, BURST_SECONDS, PER_DAY, SAME_TEXT } = CHAT_LIMITS;
export const FLOOD_DAY_MS = 24 * 3_600_000;

/** The moment from which fewer than `count` messages are younger than `milliseconds`; null if that is so now. */
function freeAt(sent: readonly SentMessage[], count: number, milliseconds: number, now: Date) {
  const first = sent[count - 1];
  if (first === undefined) return null;
  const until = new Date(first.createdAt.getTime() + milliseconds);
  return until > now ? until : null;
}

/**
 * Whether one more message would flood a chat; null if it would not.
 *
 * @param sent what the player sent to that chat in the last 24 hours, newest first; more than `PER_DAY` are not
 * needed
 */
export function floodOf(sent: readonly SentMessage[], content: string, now: Date): Flood | null {
  const day = freeAt(sent, PER_DAY, FLOOD_DAY_MS, now);
  if (day !== null) return { kind: 'day', until: day };
  const burst = freeAt(sent, BURST, 1000 * BURST_SECONDS, now);
  if (burst !== null) return { kind: 'burst', until: burst };
  const last = sent.slice(0, SAME_TEXT);
  const repeats = last.length === SAME_TEXT && last.every((message) => message.content === content);
  return repeats ? { kind: 'same_text' } : null;
}
