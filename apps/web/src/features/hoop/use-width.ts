import { type RefCallback, useCallback, useState } from 'react';

/** How wide an element is, as long as it is there. Pixels; `before` it is drawn, and in browsers that do not measure. */
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
