import { useState } from 'react';
import { nextTouchZone } from './next-touch-zone.ts';
import { useShortcuts } from '../../../lib/shortcuts/use-shortcuts.ts';
import { type CountCommand, countCommand, zoneByDigits } from './count-keys.ts';
import type { Counting } from './use-counting.ts';

/** Lets the keyboard do what the buttons do. */
export function useCountKeys({ zone, moveTo, call, undo }: Counting) {
  const [digits, setDigits] = useState('');
  const type = (digit: string) => {
    const typed = digits + digit;
    setDigits(typed.length < 2 ? typed : '');
    const meant = typed.length < 2 ? undefined : zoneByDigits(typed);
    if (meant !== undefined) moveTo(meant);
  };
  const run = (command: CountCommand) => {
    if (command.kind === 'digit') {
      type(command.digit);
      return;
    }
    setDigits('');
    if (command.kind === 'undo') undo();
    else if (command.kind === 'move') moveTo(nextTouchZone(zone, command.key));
    else call(command.kind);
  };
  useShortcuts(countCommand, run, true);
  return {
    /** The first digit of a zone while the second is awaited; else ''. */
    digits,
  };
}
