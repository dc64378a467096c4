import { useEffect, useState } from 'react';
import { type PushObstacle, pushObstacle } from './browser-push.ts';

/**
 * The current obstacle and a function to check again: not every browser notifies the page when the player has answered.
 */
export function usePushObstacle(): readonly [PushObstacle | null, lookAgain: () => void] {
  const [obstacle, setObstacle] = useState(pushObstacle);
  const lookAgain = () => {
    setObstacle(pushObstacle());
  };
  // The player may return from the browser's settings.
  useEffect(() => {
    window.addEventListener('focus', lookAgain);
    return () => {
      window.removeEventListener('focus', lookAgain);
    };
  }, []);
  return [obstacle, lookAgain];
}
