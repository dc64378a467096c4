import type { ErrorCode } from '@hooplog/contract';

export interface AppErrorDetails {
  /** Path of the field (`shotData.0.zone`) → what is wrong with it. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Answer headers, such as Retry-After. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The workout that was saved by the same Idempotency-Key. */
  readonly workoutId?: string;
  readonly cause?: unknown;
}

/** A call that is refused for a reason that the user can be told. Anything else that is thrown is a defect. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly workoutId: string | undefined;

  /** @param userMessage a sentence fit for the screen */
  constructor(code: ErrorCode, userMessage: string, details: AppErrorDetails = {}) {
    super(userMessage, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.headers = details.headers ?? {};
    this.workoutId = details.workoutId;
  }
}

export const unauthorized = () => new AppError('unauthorized', 'Unauthorized');

/** Also for what belongs to somebody else: its existence is nobody's business. */
export const notFound = (what: string) => new AppError('not_found', `${what} not found`);

export const invalidField = (field: string, message: string) =>
  new AppError('validation_failed', message, { fields: { [field]: message } });
