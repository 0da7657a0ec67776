import { type RefObject, useLayoutEffect, useState } from 'react';

/** An element's width and how far below the top of the document it begins, in CSS pixels. */
export function useElementBox(ref: RefObject<HTMLElement | null>, otherwise: { width: number }) {
  const [box, setBox] = useState({ width: otherwise.width, top: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      if (width === 0) return;
      const next = { width, top: Math.round(top + window.scrollY) };
      setBox((before) => (before.width === next.width && before.top === next.top ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return box;
}
