/** A key, and what had the focus when it was pressed. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Name of the element that has the focus, in capitals. */
  readonly focused: string;
}

/** A key as listed in the help. */
export interface Shortcut {
  readonly shown: string;
  readonly does: string;
}

/** The keys of a call, the same in all places: counting by hand, the review, a live film. */
export const CALL_KEYS = { made: 'M', missed: 'X', undo: 'Z' } as const;

/** Opens and closes the help. */
export const HELP_KEY = '?';

const TYPING = ['INPUT', 'TEXTAREA', 'SELECT'];
/** Elements that handle the space bar themselves. */
const TAKES_SPACE = ['BUTTON', 'A', 'VIDEO', 'SUMMARY', 'PATH'];
/** Elements that handle arrows themselves: players, and the zones of a court. */
const TAKES_ARROWS = ['VIDEO', 'PATH'];

/** Whether a press belongs to the element that has the focus, or to the browser. */
export function belongsElsewhere({ key, altKey, focused }: KeyPress): boolean {
  const element = focused.toUpperCase();
  if (altKey || TYPING.includes(element)) return true;
  if (key === ' ') return TAKES_SPACE.includes(element);
  return key.startsWith('Arrow') && TAKES_ARROWS.includes(element);
}

/** Whether a press is a command even for users who have turned single keys off. */
export const isAlwaysOn = ({ ctrlKey, metaKey }: KeyPress): boolean => ctrlKey || metaKey;
