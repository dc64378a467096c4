import type { FilmShot, ShotCall } from '../../../lib/films/film.ts';
import { belongsElsewhere, CALL_KEYS, type KeyPress } from '../../../lib/shortcuts/key-press.ts';
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts';

type Command = keyof typeof CALL_KEYS;

const COMMANDS = Object.keys(CALL_KEYS) as Command[];

function read(press: KeyPress): Command | null {
  if (belongsElsewhere(press) || press.ctrlKey || press.metaKey) return null;
  return COMMANDS.find((command) => CALL_KEYS[command] === press.key.toUpperCase()) ?? null;
}

/** Keyboard shortcuts, as in the other counts: they call the newest shot and undo the player's newest call. */
export function useCallKeys(
  shots: readonly FilmShot[],
  onCall: (key: string, call: ShotCall | null) => void,
): void {
  useShortcuts(read, (command) => {
    const isUndo = command === 'undo';
    const shot = isUndo ? shots.findLast(({ called }) => called !== null) : shots.at(-1);
    if (shot !== undefined) onCall(shot.key, isUndo ? null : command);
  });
}
