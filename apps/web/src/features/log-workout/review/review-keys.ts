/** What a key does in the review. */
export type ReviewCommand = 'made' | 'missed' | 'not_a_shot' | 'undo' | 'play';

const COMMANDS: Readonly<Record<string, ReviewCommand>> = {
  m: 'made',
  x: 'missed',
  n: 'not_a_shot',
  z: 'undo',
  ' ': 'play',
};

interface KeyPress {
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

/** What a key press means, or null when it is somebody else's. */
export function reviewCommand(press: KeyPress): ReviewCommand | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const focused = press.focused.toUpperCase();
  if (TYPING.includes(focused)) return null;
  const command = COMMANDS[press.key.toLowerCase()] ?? null;
  return command === 'play' && TAKES_SPACE.includes(focused) ? null : command;
}
