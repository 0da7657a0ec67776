import { type RefObject, useEffect } from 'react';

const far = 4;

/** Marks a row that scrolls with `data-more` where more of it lies: "start", "end" or "start end". */
export function useScrollEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const from = Math.abs(scrollLeft);
      const more = [from > far && 'start', from + clientWidth < scrollWidth - far && 'end'];
      element.dataset.more = more.filter(Boolean).join(' ');
    };
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    window.addEventListener('resize', mark);
    return () => {
      element.removeEventListener('scroll', mark);
      window.removeEventListener('resize', mark);
    };
  }, [row]);
}
