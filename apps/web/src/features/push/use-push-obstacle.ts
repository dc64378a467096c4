import { useEffect, useState } from 'react';
import { type PushObstacle, pushObstacle } from './browser-push.ts';

/** What is in the way now, and how to look again: browsers do not tell every page when the player has answered. */
export function usePushObstacle(): readonly [PushObstacle | null, lookAgain: () => void] {
  const [obstacle, setObstacle] = useState(pushObstacle);
  const lookAgain = () => {
    setObstacle(pushObstacle());
  };
  // The player may come back from the settings of the browser.
  useEffect(() => {
    window.addEventListener('focus', lookAgain);
    return () => {
      window.removeEventListener('focus', lookAgain);
    };
  }, []);
  return [obstacle, lookAgain];
}
