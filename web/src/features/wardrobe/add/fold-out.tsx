import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../../ui/cx.ts';

type Props = {
  title: ReactNode;
  /** Whether it is open to begin with; `wide` opens it only where there is room beside the list. */
  opened: 'always' | 'wide' | 'never';
  children: ReactNode;
};

const wideEnough = '(min-width: 64rem)';

/** A part of a column under its title, folded away where room is short. */
export function FoldOut({ title, opened, children }: Props) {
  const [choice, setChoice] = useState<boolean>();
  const id = useId();
  const usual = opened !== 'never';
  const shown = choice ?? usual;
  const onlyWhenWide = choice === undefined && opened === 'wide';
  const toggle = () => {
    const seen = onlyWhenWide ? window.matchMedia(wideEnough).matches : shown;
    setChoice(!seen);
  };
  return (
    <section className="border-t border-line max-lg:first:border-t-0">
      <h2>
        <button
          type="button"
          aria-expanded={shown}
          aria-controls={id}
          onClick={toggle}
          className="flex min-h-12 w-full items-center justify-between gap-3 text-start font-medium"
        >
          {title}
          <ChevronDown
            aria-hidden
            className={cx(
              'size-4 text-muted transition-transform',
              shown && (onlyWhenWide ? 'lg:rotate-180' : 'rotate-180'),
            )}
          />
        </button>
      </h2>
      <div id={id} hidden={!shown} className={cx('pb-6', onlyWhenWide && 'max-lg:hidden')}>
        {children}
      </div>
    </section>
  );
}
