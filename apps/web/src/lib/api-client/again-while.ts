import { RETRY_DELAY_MS } from './no-answer.ts';

/** Longer than a page waits that only reads: whoever was told that a change failed would have to make it again. */
const MAX_RETRIES = 15;

/**
 * Asks again, a second apart, for as long as what was thrown says that nobody has answered.
 *
 * @param ask given how often it was tried before
 * @throws what the last try threw
 */
export async function againWhile<Answer>(
  isUnanswered: (error: unknown) => boolean,
  ask: (tries: number) => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask(tries);
    } catch (error) {
      if (tries === MAX_RETRIES || !isUnanswered(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
