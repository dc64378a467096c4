import { withProgram } from './own-program.ts';
import { runPretending } from './pretending.ts';

/** Journeys with a program whose analysis is faked: each film contains its result. */
export const test = withProgram(() => runPretending());
