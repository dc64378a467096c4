import { useEffect, useState } from 'react';

/**
 * Whether something stands where it stands now, and no more where it stood before the workout.
 * @param movesOn whether it is drawn as before first: what changes has a transition, which those who want no motion do without
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
