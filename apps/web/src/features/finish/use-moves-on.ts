import { useEffect, useState } from 'react';

/**
 * Whether to draw the current state (true) or the one before the workout (false). It turns true after the first frame,
 * so that a CSS transition animates the change; reduced motion disables that transition.
 * @param movesOn whether to start from the state before the workout
 */
export function useMovesOn(movesOn: boolean): boolean {
  const [hasMoved, setHasMoved] = useState(!movesOn);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setHasMoved(true);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return hasMoved;
}
