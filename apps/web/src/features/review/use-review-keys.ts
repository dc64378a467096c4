import { useEffect, useEffectEvent } from 'react';
import { shortcutsChoice } from '../../lib/theme/stored-choice.ts';
import { isAlwaysOn, type ReviewCommand, reviewCommand } from './review-keys.ts';

/** Listens to the keys of the review on the whole page, wherever nothing is being typed. */
export function useReviewKeys(run: (command: ReviewCommand) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const focused = event.target instanceof Element ? event.target.tagName : '';
    const { key, ctrlKey, metaKey, altKey } = event;
    const press = { key, ctrlKey, metaKey, altKey, focused };
    const command = reviewCommand(press);
    if (command === null || document.querySelector('dialog[open]') !== null) return;
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
