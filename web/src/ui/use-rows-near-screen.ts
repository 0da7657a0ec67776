import { useCallback, useEffect, useMemo, useState } from 'react';

/** Rows that are built before they come into view, at each end. */
const spareRows = 6;
/** The window's scroll position is followed in steps, so that a page is not built anew with every pixel. */
const stepPx = 120;
/** What a row brought into view keeps clear of: the bars at head and foot. */
const clearOf = { head: 80, foot: 140 };
/** Where there is no window, as on the server. */
const assumedHeight = 800;

type Span = { from: number; to: number };

function spanOnScreen(): Span {
  if (typeof window === 'undefined') return { from: 0, to: assumedHeight };
  const from = Math.floor(window.scrollY / stepPx) * stepPx;
  return { from, to: from + Math.ceil(window.innerHeight / stepPx + 1) * stepPx };
}

function useSpanOnScreen() {
  const [span, setSpan] = useState(spanOnScreen);
  const look = useCallback(() => {
    const next = spanOnScreen();
    setSpan((before) => (before.from === next.from && before.to === next.to ? before : next));
  }, []);
  useEffect(() => {
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [look]);
  return { span, look };
}

/**
 * Which rows of a long list are on the screen or near it. Heights and tops are in CSS pixels, tops within the list;
 * `listTop` is how far below the top of the document the list begins.
 */
export function useRowsNearScreen(heights: readonly number[], listTop: number) {
  const { span, look } = useSpanOnScreen();
  const tops = useMemo(() => {
    let top = 0;
    return heights.map((height) => {
      top += height;
      return top - height;
    });
  }, [heights]);
  const topOf = (row: number) => tops[row] ?? 0;
  const heightOf = (row: number) => heights[row] ?? 0;
  const last = heights.length - 1;
  const rows = heights.map((_, row) => row);
  const first = rows.find((row) => listTop + topOf(row) + heightOf(row) > span.from) ?? last;
  const end = rows.find((row) => listTop + topOf(row) >= span.to) ?? heights.length;
  return {
    near: rows.slice(Math.max(0, first - spareRows), end + spareRows),
    topOf,
    totalHeight: last < 0 ? 0 : topOf(last) + heightOf(last),
    /** Scrolls no further than needed, and builds the row at once. */
    bringIntoView: (row: number) => {
      const top = listTop + topOf(row) - clearOf.head;
      const bottom = listTop + topOf(row) + heightOf(row) + clearOf.foot;
      if (top < window.scrollY) window.scrollTo({ top });
      else if (bottom > window.scrollY + window.innerHeight)
        window.scrollTo({ top: bottom - window.innerHeight });
      look();
    },
  };
}
