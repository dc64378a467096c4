import { inEnglish, phrase, type Phrase } from '@hooplog/language';
import { AppError, invalidField } from '../../errors/app-error.ts';

/** The error for a file that cannot be imported, with the reason. */
export const badFile = (words: Phrase, field = 'file') => invalidField(field, words);

/** A text that cannot be imported, with the reason; independent of API calls. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly phrase: Phrase;

  constructor(words: Phrase, cause?: unknown) {
    super(inEnglish(words), { cause });
    this.phrase = words;
  }
}

/** Rows that do not form a workout, with the reason. */
export class UnreadableRows extends UnreadableFile {}

/** A problem with one workout of a file. */
export interface EntryProblem {
  /** Row numbers in a table, from 1; empty for JSON. */
  readonly rows: readonly number[];
  /** Path in JSON, or “row 5”. */
  readonly field: string;
  readonly words: Phrase;
}

/** Most problems named in a refusal. */
const MAX_NAMED = 20;

/** A problem with its position; in JSON that is a path, which is the same in every language. */
export const atItsPlace = ({ rows, field, words }: EntryProblem): Phrase =>
  rows.length === 0 ? phrase('{field}: {problem}', { field, problem: words }) : words;

const inRows = (problem: EntryProblem): Phrase =>
  problem.rows.length === 0
    ? atItsPlace(problem)
    : phrase('{count, plural, one {Row {rows}: {problem}.} other {Rows {rows}: {problem}.}}', {
        count: problem.rows.length,
        rows: problem.rows.join(', '),
        problem: problem.words,
      });

/** The error for a file with mistakes: the first in the message, more of them as fields. */
export function refusal(problems: readonly EntryProblem[]): AppError {
  const named = problems.slice(0, MAX_NAMED);
  const [first, ...others] = named;
  if (first === undefined) return badFile(phrase('This file cannot be read'));
  const fields = Object.fromEntries(named.map(({ field, words }) => [field, inEnglish(words)]));
  const words =
    others.length === 0
      ? inRows(first)
      : phrase('Rows with mistakes: {rows}. The first: {problem}.', {
          rows: named.flatMap(({ rows }) => rows).join(', '),
          problem: first.words,
        });
  return new AppError('validation_failed', words, { fields });
}

/** Whether there are as many problems as a refusal names. */
export const isEnoughToRefuse = (problems: readonly EntryProblem[]): boolean =>
  problems.length >= MAX_NAMED;
