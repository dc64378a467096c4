import { useEffect, useState } from 'react';

const keyOf = (name: string) => `hooplog.shown.${name}`;

function wasShown(name: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(name)) !== null;
  } catch {
    return false;
  }
}

/** Whether this is shown for the first time in this tab: what celebrates does so once, not with every way back. */
export function useFirstTime(name: string): boolean {
  const [isFirst] = useState(() => !wasShown(name));
  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(name), '1');
    } catch {
      // Storage is forbidden: it celebrates again.
    }
  }, [name]);
  return isFirst;
}
