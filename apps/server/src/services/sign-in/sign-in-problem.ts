import type { SignInProblemCode } from '@hooplog/domain';

/** A failed sign-in at a provider, with a reason that the sign-in page can explain. */
export class SignInProblem extends Error {
  override readonly name = 'SignInProblem';
  readonly code: SignInProblemCode;

  /** @param message for the log: no codes, tokens or addresses */
  constructor(
    code: SignInProblemCode,
    message: string,
    options: { readonly cause?: unknown } = {},
  ) {
    super(message, options);
    this.code = code;
  }
}

const OUT_OF_REACH = new Set(['OAUTH_TIMEOUT', 'ECONNREFUSED', 'ENOTFOUND', 'ECONNRESET']);

/** HTTP status of the response that an error is about, if any. */
function statusOf(error: Error): number | null {
  if ('status' in error && typeof error.status === 'number') return error.status;
  if (error.cause instanceof Response) return error.cause.status;
  return null;
}

function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError' || error.message === 'fetch failed') return true;
  if ('code' in error && OUT_OF_REACH.has(String(error.code))) return true;
  return (statusOf(error) ?? 0) >= 500 || isOutOfReach(error.cause);
}

/** Maps any error of a provider's library to one of the reasons. Details stay in `cause`, as they may contain a token. */
export function toSignInProblem(error: unknown): SignInProblem {
  if (error instanceof SignInProblem) return error;
  const text = error instanceof Error ? error.message : 'unknown';
  const code = isOutOfReach(error) ? 'unavailable' : 'failed';
  return new SignInProblem(code, text, { cause: error });
}
