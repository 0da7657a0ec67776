import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../../ui/cx.ts';

type Props = { title: ReactNode; children: ReactNode };

/** A part of a column under its title, folded away until it is wanted. */
export function FoldOut({ title, children }: Props) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <section className="border-t border-line">
      <h2>
        <button
          type="button"
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="flex min-h-12 w-full items-center justify-between gap-3 text-start font-medium"
        >
          {title}
          <ChevronDown
            aria-hidden
            className={cx('size-4 text-muted transition-transform', shown && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={id} hidden={!shown} className="pb-6">
        {children}
      </div>
    </section>
  );
}
