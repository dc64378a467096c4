import { withProgram } from './own-program.ts';
import { runPretending } from './pretending.ts';

/** Journeys through a program that pretends to analyse: what it found stands in its films. */
export const test = withProgram(() => runPretending());
