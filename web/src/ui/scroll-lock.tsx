import { type ReactNode, useLayoutEffect } from 'react';

type Props = { children?: ReactNode; enabled?: boolean };

/** Stands in for `react-remove-scroll` in Radix: stops the page from scrolling without injecting a style element. */
export function RemoveScroll({ children, enabled = true }: Props) {
  useLayoutEffect(() => {
    if (!enabled) return;
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, [enabled]);
  return children;
}
