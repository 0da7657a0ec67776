import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';

/** Where `theme.css` reads how much of the window's foot the bar covers, for the scroll padding. */
const heightProperty = '--foot-bar';

/**
 * A bar that stays within reach at the foot of the window, on phones above the navigation. While it is there, what the
 * keyboard reaches comes to stand above it, however many lines it takes.
 */
export function FootBar({ className, ...props }: ComponentProps<'section'>) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(heightProperty, `${Math.ceil(element.getBoundingClientRect().height)}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(heightProperty);
    };
  }, []);
  return (
    <section
      ref={bar}
      {...props}
      className={cx(
        'sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] rounded-photo border border-line bg-raised shadow-[0_12px_40px_-12px_rgb(0_0_0/0.3)] md:bottom-6 md:max-[90rem]:me-16',
        className,
      )}
    />
  );
}
