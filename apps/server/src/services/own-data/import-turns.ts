import { makeTurns } from '../turns.ts';

/** One file is read at a time in this process: each takes all the time that others leave. */
export const inImportTurn = makeTurns();
