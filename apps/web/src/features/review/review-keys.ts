/** What a key does in the review. */
export type ReviewCommand =
  'made' | 'missed' | 'not_a_shot' | 'undo' | 'play' | 'slow' | 'why' | 'next' | 'previous' | 'add';

interface Shortcut {
  readonly command: ReviewCommand;
  /** Values of `KeyboardEvent.key`, in small letters. */
  readonly keys: readonly string[];
  /** As it stands in the help. */
  readonly shown: string;
  readonly does: string;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { command: 'made', keys: ['m', 'arrowright'], shown: 'M or →', does: 'Made' },
  { command: 'missed', keys: ['x', 'arrowleft'], shown: 'X or ←', does: 'Missed' },
  { command: 'not_a_shot', keys: ['n'], shown: 'N', does: 'Not a shot' },
  { command: 'undo', keys: ['u', 'z'], shown: 'U or Ctrl Z', does: 'Undo' },
  { command: 'next', keys: ['j', 'arrowdown'], shown: 'J or ↓', does: 'Next shot' },
  { command: 'previous', keys: ['k', 'arrowup'], shown: 'K or ↑', does: 'Previous shot' },
  { command: 'play', keys: [' '], shown: 'Space', does: 'Play or pause the shot' },
  { command: 'slow', keys: ['s'], shown: 'S', does: 'Slow motion' },
  { command: 'why', keys: ['w'], shown: 'W', does: 'Show why' },
  { command: 'add', keys: ['a'], shown: 'A', does: 'Add a shot at this moment' },
];

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Name of the element that has the focus, in capitals. */
  readonly focused: string;
}

const TYPING = ['INPUT', 'TEXTAREA', 'SELECT'];
/** Elements that do something of their own with the space bar. */
const TAKES_SPACE = ['BUTTON', 'A', 'VIDEO', 'SUMMARY', 'PATH'];
/** Elements that do something of their own with arrows: players, and the zones of a court. */
const TAKES_ARROWS = ['VIDEO', 'PATH'];

function takesItself(key: string, focused: string): boolean {
  if (TYPING.includes(focused)) return true;
  if (key === ' ') return TAKES_SPACE.includes(focused);
  return key.startsWith('arrow') && TAKES_ARROWS.includes(focused);
}

/** What a key press means, or null when it is somebody else's. */
export function reviewCommand(press: KeyPress): ReviewCommand | null {
  const key = press.key.toLowerCase();
  if (press.altKey || takesItself(key, press.focused.toUpperCase())) return null;
  if (press.ctrlKey || press.metaKey) return key === 'z' ? 'undo' : null;
  return SHORTCUTS.find(({ keys }) => keys.includes(key))?.command ?? null;
}

/** Whether a press is a command even for those who have turned single keys off. */
export const isAlwaysOn = ({ ctrlKey, metaKey }: KeyPress): boolean => ctrlKey || metaKey;
