import { AppError } from '../errors/app-error.ts';
import { explain } from '../errors/explain.ts';
import { StorageFull, StorageUnavailable } from '../storage/storage.ts';

/** SQLSTATE of a table or column that does not exist. */
const UNKNOWN_NAME = ['42P01', '42703'];

/** Whether the database belongs to a version with other tables. */
const isOfAnotherVersion = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && UNKNOWN_NAME.includes(String(error.code))) ||
    isOfAnotherVersion(error.cause));

/** Errors whose message is already a sentence for the operator. */
const isRefusal = (error: unknown): error is Error =>
  [AppError, StorageFull, StorageUnavailable].some((refusal) => error instanceof refusal);

function sentenceOf(error: unknown, otherwise: string): string {
  if (isRefusal(error)) return error.message;
  if (!isOfAnotherVersion(error)) return explain(error);
  return `This command is of another version of Hooplog than the database. Run it from the version that is running, or ${otherwise}.`;
}

/**
 * Runs an operator's command and prints its sentence, or a sentence that says why it failed.
 *
 * @param otherwise what to do if a running program of another version rules this command out
 */
export async function runCommand(
  command: () => Promise<string>,
  otherwise = 'start this one first',
): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(sentenceOf(error, otherwise));
    process.exitCode = 1;
  }
}
