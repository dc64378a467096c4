export { FAILURES, SENTENCES, SUCCESSES } from './messages.ts';
export { CALL_CONSTANTS, DECIDED, LEFT_ASIDE, SCREEN_CONSTANTS } from './numbers.ts';
export { PEOPLE_SCREENS } from './people-screens.ts';
export { type Said, type SaidScreen, saysOf, showsOf } from './said.ts';
export { TRAINING_SCREENS } from './training-screens.ts';
