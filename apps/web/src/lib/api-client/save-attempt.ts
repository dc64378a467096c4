/** One try to save. The server gives a repeat with the same key its first answer. */
export interface Attempt {
  readonly key: string;
  /** Moment of the workout, the same for every repeat. */
  readonly at: Date;
  readonly content: string;
}

/** The same try again while nothing has changed, so that a lost answer never saves twice; else a new one. */
export function nextAttempt(last: Attempt | null, content: string, now: Date): Attempt {
  return last?.content === content ? last : { key: randomKey(), at: now, content };
}

/** A key that nobody else has. Not `crypto.randomUUID`: browsers have it only on https, and a phone at home may use plain http. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
