import { makeFairTurns } from '../fair-turns.ts';

/** Files of one user that may wait to be read. */
const MAX_WAITING = 3;

/** One file is read at a time in this process, the users in turns: each takes all the time that others leave. */
export const inImportTurn = makeFairTurns(MAX_WAITING);
