import { RETRY_DELAY_MS } from './no-answer.ts';

/** More retries than a read gets: users told that a change failed would have to make it again. */
const MAX_RETRIES = 15;

/**
 * Retries once a second while the error means that the server has not answered.
 * @param ask receives the number of earlier tries
 * @throws the error of the last try
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
