/** One attempt to save. The server answers a repeat with the same key like the first. */
export interface Attempt {
  readonly key: string;
  /** Moment of the workout, the same for every repeat. */
  readonly at: Date;
  readonly content: string;
}

/** The same attempt while the content is unchanged, so that a lost answer never saves twice; else a new one. */
export function nextAttempt(last: Attempt | null, content: string, now: Date): Attempt {
  return last?.content === content ? last : { key: randomKey(), at: now, content };
}

/** A unique key. Not `crypto.randomUUID`: it needs https, and a phone at home may use plain http. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
