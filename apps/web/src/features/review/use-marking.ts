import { useState } from 'react';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { keysBetween } from './spot-groups.ts';

/** Selecting several shots of the list: one by one, or a range with Shift. */
export function useMarking(ordered: readonly LoggedShot[]) {
  const [marked, setMarked] = useState<ReadonlySet<string> | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const press = (key: string, isRange: boolean) => {
    const before = marked ?? new Set();
    const between = isRange && last !== null ? keysBetween(ordered, last, key) : [];
    const after = new Set(before);
    if (between.length > 0) for (const each of between) after.add(each);
    else if (!after.delete(key)) after.add(key);
    setMarked(after);
    setLast(key);
  };
  const all = () => {
    setMarked(new Set(ordered.map(({ key }) => key)));
  };
  const toggle = () => {
    setMarked(marked === null ? new Set() : null);
    setLast(null);
  };
  return { marked, press, all, toggle };
}
export type Marking = ReturnType<typeof useMarking>;
