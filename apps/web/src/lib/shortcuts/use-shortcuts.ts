import { useEffect, useEffectEvent } from 'react';
import { shortcutsChoice } from '../theme/stored-choice.ts';
import { isAlwaysOn, type KeyPress } from './key-press.ts';

/**
 * Listens to keys on the whole page, while nothing is being typed and no dialog is open.
 * @param read the command of a press; null if it is not one of ours
 * @param inDialog whether the listener is itself in a dialog
 */
export function useShortcuts<Command>(
  read: (press: KeyPress) => Command | null,
  run: (command: Command) => void,
  inDialog = false,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const focused = event.target instanceof Element ? event.target.tagName : '';
    const { key, ctrlKey, metaKey, altKey } = event;
    const press = { key, ctrlKey, metaKey, altKey, focused };
    const command = read(press);
    const openDialogs = document.querySelectorAll('dialog[open]').length;
    if (command === null || openDialogs > (inDialog ? 1 : 0)) return;
    if (shortcutsChoice.read() === 'off' && !isAlwaysOn(press)) return;
    event.preventDefault();
    run(command);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      onKeyDown(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
