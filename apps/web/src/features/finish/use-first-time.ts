import { useEffect, useState } from 'react';

const keyOf = (name: string) => `hooplog.shown.${name}`;

function wasShown(name: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(name)) !== null;
  } catch {
    return false;
  }
}

/** Whether this is shown for the first time in this tab: animations run once, not on every return. */
export function useFirstTime(name: string): boolean {
  const [isFirst] = useState(() => !wasShown(name));
  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(name), '1');
    } catch {
      // Storage is blocked: the animation runs again.
    }
  }, [name]);
  return isFirst;
}
