import { EXPORT_FORMAT, EXPORT_VERSION } from '@hooplog/contract';
import { type ImportEntry, isWorkout } from './judge-entry.ts';

/** Progress of writing a document. */
interface Written {
  /** Workouts of both kinds. */
  workouts: number;
}

/**
 * Converts the entries of a file, in whatever format, to one JSON export: the job that reads it needs no further choices.
 *
 * @param written receives the number of workouts in the document
 */
export async function* importDocument(
  entries: AsyncIterable<ImportEntry>,
  written: Written,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`{"format":"${EXPORT_FORMAT}","version":${EXPORT_VERSION}`);
  let list: string | null = null;
  for await (const entry of entries) {
    const start = entry.key === list ? ',\n' : `${list === null ? '' : ']'},\n"${entry.key}":[`;
    list = entry.key;
    if (isWorkout(entry)) written.workouts += 1;
    yield Buffer.from(`${start}${JSON.stringify(entry.value)}`);
  }
  yield Buffer.from(list === null ? '}' : ']}');
}
