import { makeFairTurns } from '../fair-turns.ts';

/** Files of one user that may wait to be read. */
const MAX_WAITING = 3;

/** Reads one file at a time in this process, with users taking turns: reading uses all the processor time that is left. */
export const inImportTurn = makeFairTurns(MAX_WAITING);
