/** Separate from `LIMITS`, which every page loads: no page needs these. */
export const CHAT_LIMITS = {
  /** Messages that one player may send to one chat in a short time, and that time. */
  BURST: 10,
  BURST_SECONDS: 30,
  /** Messages that one player may send to one chat in 24 hours. */
  PER_DAY: 200,
  /** How often in a row one player may send the same text to one chat. */
  SAME_TEXT: 2,
  /** Unread messages are counted up to this number. */
  UNREAD_COUNTED: 10,
  /** Messages that are read for that count: own ones and those of muted players are among them. */
  UNREAD_READ: 50,
  /** Characters of a message that a reply quotes. */
  QUOTE: 160,
  /** Players that one player may mute. */
  MUTES: 200,
} as const;
