import { phrase } from '@hooplog/language';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';

/** The same error for every problem: details would only help to forge answers. */
export const badAnswer = (cause?: unknown) =>
  new AppError('code_invalid', phrase('That passkey did not work here. Please try again.'), {
    cause,
  });

/** The result of a successful verification; throws `code_invalid` if it failed or threw. */
export async function verified<T>(
  { log }: Pick<AppContext, 'log'>,
  verify: () => Promise<T | undefined>,
): Promise<T> {
  try {
    const found = await verify();
    if (found !== undefined) return found;
  } catch (error) {
    // The library throws plain errors about the input.
    log.info({ err: error }, 'the answer of a passkey was refused');
    throw badAnswer(error);
  }
  throw badAnswer();
}
