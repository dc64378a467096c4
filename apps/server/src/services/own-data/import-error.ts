import { inEnglish, phrase, type Phrase } from '@hooplog/language';
import { AppError, invalidField } from '../../errors/app-error.ts';

/** A file that cannot be imported, and why. */
export const badFile = (words: Phrase, field = 'file') => invalidField(field, words);

/** A text that is no file to import, and why. It knows nothing of calls. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly phrase: Phrase;

  constructor(words: Phrase, cause?: unknown) {
    super(inEnglish(words), { cause });
    this.phrase = words;
  }
}

/** Rows that make no workout, and why. */
export class UnreadableRows extends UnreadableFile {}

/** What is wrong with one workout of a file. */
export interface EntryProblem {
  /** Rows of a table, the first one counted as 1; none in JSON. */
  readonly rows: readonly number[];
  /** Path in JSON, or “row 5”. */
  readonly field: string;
  readonly words: Phrase;
}

/** Problems that a refusal names. */
const MAX_NAMED = 20;

/** A problem with its place: that of JSON is a path, which is the same in every language. */
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

/** Refuses a file for its mistakes: the first in the message, more of them as fields. */
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

/** Whether as many problems were found as a refusal names. */
export const isEnoughToRefuse = (problems: readonly EntryProblem[]): boolean =>
  problems.length >= MAX_NAMED;
