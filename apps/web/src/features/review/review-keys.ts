import {
  belongsElsewhere,
  CALL_KEYS,
  type KeyPress,
  type Shortcut,
} from '../../lib/shortcuts/key-press.ts';

/** What a key does in the review. */
export type ReviewCommand =
  'made' | 'missed' | 'not_a_shot' | 'undo' | 'play' | 'slow' | 'why' | 'next' | 'previous' | 'add';

interface ReviewShortcut extends Shortcut {
  readonly command: ReviewCommand;
  /** Values of `KeyboardEvent.key`, in small letters. */
  readonly keys: readonly string[];
}

export const REVIEW_SHORTCUTS: readonly ReviewShortcut[] = [
  { command: 'made', keys: ['m', 'arrowright'], shown: `${CALL_KEYS.made} or →`, does: 'Made' },
  {
    command: 'missed',
    keys: ['x', 'arrowleft'],
    shown: `${CALL_KEYS.missed} or ←`,
    does: 'Missed',
  },
  { command: 'not_a_shot', keys: ['n'], shown: 'N', does: 'Not a shot' },
  { command: 'undo', keys: ['z', 'u'], shown: `${CALL_KEYS.undo} or U`, does: 'Undo' },
  { command: 'next', keys: ['j', 'arrowdown'], shown: 'J or ↓', does: 'Next shot' },
  { command: 'previous', keys: ['k', 'arrowup'], shown: 'K or ↑', does: 'Previous shot' },
  { command: 'play', keys: [' '], shown: 'Space', does: 'Play or pause the shot' },
  { command: 'slow', keys: ['s'], shown: 'S', does: 'Slow motion' },
  { command: 'why', keys: ['w'], shown: 'W', does: 'Show why' },
  { command: 'add', keys: ['a'], shown: 'A', does: 'Add a shot at this moment' },
];

/** What a key press means, or null when it is somebody else's. */
export function reviewCommand(press: KeyPress): ReviewCommand | null {
  const key = press.key.toLowerCase();
  if (belongsElsewhere(press)) return null;
  if (press.ctrlKey || press.metaKey) return key === 'z' ? 'undo' : null;
  return REVIEW_SHORTCUTS.find(({ keys }) => keys.includes(key))?.command ?? null;
}
