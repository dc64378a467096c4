import { phrase } from '@hooplog/language';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';

/** One answer for whatever is wrong: its details help only whoever forges answers. */
export const badAnswer = (cause?: unknown) =>
  new AppError('code_invalid', phrase('That passkey did not work here. Please try again.'), {
    cause,
  });

/** What the library found to be right; `code_invalid` where it found nothing, or threw. */
export async function verified<T>(
  { log }: Pick<AppContext, 'log'>,
  verify: () => Promise<T | undefined>,
): Promise<T> {
  try {
    const found = await verify();
    if (found !== undefined) return found;
  } catch (error) {
    // It throws plain errors, about what was sent.
    log.info({ err: error }, 'the answer of a passkey was refused');
    throw badAnswer(error);
  }
  throw badAnswer();
}
