import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

type Props = { pressed: boolean; onPressedChange: (pressed: boolean) => void; children: ReactNode };

/** A switch that fits in a row; a check mark tells that it is on. */
export function Toggle({ pressed, onPressedChange, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className={cx(
        'inline-flex h-11 items-center gap-2 rounded-control border px-3 text-sm font-medium transition-colors hover:bg-wash',
        pressed ? 'border-ink' : 'border-edge text-muted',
      )}
    >
      <span
        aria-hidden
        className={cx(
          'grid size-4 place-items-center rounded-[4px] border',
          pressed ? 'border-ink bg-ink text-paper' : 'border-edge',
        )}
      >
        {pressed && <Check className="size-3" strokeWidth={3} />}
      </span>
      {children}
    </button>
  );
}
