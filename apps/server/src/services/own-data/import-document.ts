import { EXPORT_FORMAT, EXPORT_VERSION } from '@hooplog/contract';
import { type ImportEntry, isWorkout } from './judge-entry.ts';

/** What became of a file while its document was written. */
interface Written {
  /** Workouts of both kinds. */
  workouts: number;
}

/**
 * The entries of a file as one export in JSON, whatever the file was: what the job reads needs no more questions.
 *
 * @param written follows how many workouts the document has
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
