import { useEffect, useEffectEvent } from 'react';
import { shortcutsChoice } from '../theme/stored-choice.ts';
import { isAlwaysOn, type KeyPress } from './key-press.ts';

/**
 * Listens to keys on the whole page, wherever nothing is being typed and no dialog lies above.
 *
 * @param read what a press means; null when it is somebody else's
 * @param inDialog whether what listens is itself a dialog over the page
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
