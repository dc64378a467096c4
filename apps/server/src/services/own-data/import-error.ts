import { AppError } from '../../errors/app-error.ts';

/** A file that cannot be imported, and why, in words for the player. */
export const badFile = (message: string, field = 'file') =>
  new AppError('validation_failed', message, { fields: { [field]: message } });

/** What is wrong with one workout of a file. */
export interface EntryProblem {
  /** Rows of a table, the first one counted as 1; none in JSON. */
  readonly rows: readonly number[];
  /** Path in JSON, or “row 5”. */
  readonly field: string;
  readonly message: string;
}

/** Problems that a refusal names. */
const MAX_NAMED = 20;

const rowsText = (rows: readonly number[]): string =>
  `${rows.length === 1 ? 'Row' : 'Rows'} ${rows.join(', ')}`;

/** Refuses a file for its mistakes: the first in the message, more of them as fields. */
export function refusal(problems: readonly EntryProblem[]): AppError {
  const named = problems.slice(0, MAX_NAMED);
  const [first] = named;
  const message = first === undefined ? 'This file cannot be read' : sentence(first);
  const more = named.length > 1 ? ` There are more rows with mistakes: ${restOf(named)}.` : '';
  const fields = Object.fromEntries(named.map((problem) => [problem.field, problem.message]));
  return new AppError('validation_failed', `${message}${more}`, {
    fields,
  });
}

const sentence = ({ rows, field, message }: EntryProblem) =>
  rows.length === 0 ? `${field}: ${message}` : `${rowsText(rows)}: ${message}.`;

const restOf = (problems: readonly EntryProblem[]) =>
  problems
    .slice(1)
    .flatMap(({ rows }) => rows)
    .join(', ');

/** Whether as many problems were found as a refusal names. */
export const isEnoughToRefuse = (problems: readonly EntryProblem[]): boolean =>
  problems.length >= MAX_NAMED;
