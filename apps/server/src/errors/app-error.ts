import type { ErrorCode } from '@hooplog/contract';
import { inEnglish, type Phrase, phrase } from '@hooplog/language';

export interface AppErrorDetails {
  /** Path of the field (`shotData.0.zone`) → its error. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Response headers, such as Retry-After. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The workout that was saved with the same Idempotency-Key. */
  readonly workoutId?: string;
  readonly cause?: unknown;
}

/** A refused call with a reason that the user may see. Anything else that is thrown is a defect. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** Shown by the client in the user's language; `message` is the same in English. */
  readonly phrase: Phrase;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly workoutId: string | undefined;

  /** @param words a sentence for the screen */
  constructor(code: ErrorCode, words: Phrase, details: AppErrorDetails = {}) {
    super(inEnglish(words), { cause: details.cause });
    this.code = code;
    this.phrase = words;
    this.fields = details.fields;
    this.headers = details.headers ?? {};
    this.workoutId = details.workoutId;
  }
}

export const unauthorized = () => new AppError('unauthorized', phrase('Unauthorized'));

/** Also used for other users' resources, whose existence must not be revealed. */
export const notFound = (words: Phrase) => new AppError('not_found', words);

export const invalidField = (field: string, words: Phrase) =>
  new AppError('validation_failed', words, { fields: { [field]: inEnglish(words) } });
