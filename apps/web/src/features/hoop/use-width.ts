import { type RefCallback, useCallback, useState } from 'react';

/**
 * The current width of an element in pixels; `before` until it is rendered and in browsers without `ResizeObserver`.
 */
export function useWidth(before: number): readonly [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(before);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null || !('ResizeObserver' in globalThis)) return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [measure, width];
}
