import { useEffect, useEffectEvent } from 'react';
import { type ReviewCommand, reviewCommand } from './review-keys.ts';

/** Listens to the keys of the review on the whole page, wherever nothing is being typed. */
export function useReviewKeys(run: (command: ReviewCommand) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const focused = event.target instanceof Element ? event.target.tagName : '';
    const { key, ctrlKey, metaKey, altKey } = event;
    const command = reviewCommand({ key, ctrlKey, metaKey, altKey, focused });
    if (command === null) return;
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
