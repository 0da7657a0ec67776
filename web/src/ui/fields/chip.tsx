import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

type Props = { pressed: boolean; onPressedChange: (pressed: boolean) => void; children: ReactNode };

/** One of several things that can be chosen together; a check mark joins the word when it is. */
export function Chip({ pressed, onPressedChange, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className={cx(
        'inline-flex h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-medium transition-colors',
        pressed
          ? 'border-ink bg-ink text-paper hover:bg-[color-mix(in_oklab,var(--ink),var(--paper)_15%)]'
          : 'border-edge hover:border-ink hover:bg-wash',
      )}
    >
      {pressed && <Check aria-hidden className="-ms-1 size-4" strokeWidth={2.5} />}
      {children}
    </button>
  );
}
