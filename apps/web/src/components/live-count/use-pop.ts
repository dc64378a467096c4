import { type RefObject, useEffect, useRef } from 'react';

const POP: readonly Keyframe[] = [
  { transform: 'scale(1)' },
  { transform: 'scale(1.22)', offset: 0.35 },
  { transform: 'scale(1)' },
];
/** For users who prefer reduced motion. */
const GLIMMER: readonly Keyframe[] = [{ opacity: 0.35 }, { opacity: 1 }];
const POP_MS = 260;

/** An element that pops each time its value changes, but not when it is first drawn. */
export function usePop<Box extends HTMLElement>(value: unknown): RefObject<Box | null> {
  const ref = useRef<Box>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    const isQuiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Missing in jsdom.
    (ref.current as Partial<HTMLElement> | null)?.animate?.([...(isQuiet ? GLIMMER : POP)], POP_MS);
  }, [value]);
  return ref;
}
