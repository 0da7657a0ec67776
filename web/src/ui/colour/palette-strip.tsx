import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useState } from 'react';
import { cx } from '../cx.ts';
import { paletteWords } from './palette-words.ts';

export type Band = { hex: string; name: string; share: number };

const looks = { thin: 'h-2', tall: 'h-5' };

type Props = {
  palette: readonly Band[];
  size?: keyof typeof looks;
  /** Left out of the tab order in long lists, where the item's own page has the strip again. */
  focusable?: boolean;
  className?: string;
};

/**
 * The measured colours, each band as wide as its share. Hover, a tap or the keyboard's focus names one; the arrow
 * keys walk along the bands.
 */
export function PaletteStrip({ palette, size = 'thin', focusable = true, className }: Props) {
  const [active, setActive] = useState<number>();
  if (palette.length === 0) return null;
  const total = palette.reduce((sum, { share }) => sum + share, 0) || 1;
  const shown = active === undefined ? undefined : palette[active];
  const words = paletteWords(palette);
  const before = palette.slice(0, active ?? 0).reduce((sum, { share }) => sum + share, 0);
  const middle = shown ? ((before + shown.share / 2) / total) * 100 : 0;

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setActive((index) => ((index ?? 0) + step + palette.length) % palette.length);
  };

  return (
    <div className={cx('relative', className)}>
      <button
        type="button"
        tabIndex={focusable ? 0 : -1}
        aria-label={t`Colors: ${words.join(', ')}`}
        onFocus={({ target }) => target.matches(':focus-visible') && setActive((index) => index ?? 0)}
        onBlur={() => setActive(undefined)}
        onPointerLeave={() => setActive(undefined)}
        onKeyDown={walk}
        className="relative flex w-full cursor-default overflow-hidden rounded-[3px] py-1.5 after:pointer-events-none after:absolute after:inset-x-0 after:inset-y-1.5 after:rounded-[3px] after:border after:border-[light-dark(rgb(29_23_17/0.12),rgb(255_255_255/0.28))]"
      >
        {palette.map((band, index) => (
          <span
            key={`${band.hex}-${band.name}`}
            onPointerEnter={() => setActive(index)}
            className={cx(
              looks[size],
              'min-w-px transition-opacity',
              shown && active !== index && 'opacity-45',
            )}
            style={{ backgroundColor: band.hex, flexGrow: band.share / total, flexBasis: 0 }}
          />
        ))}
      </button>
      {/* Never taken away: a dialog that loses an element while the focus moves on takes the focus to itself. */}
      <span
        aria-hidden
        hidden={!shown}
        className="pointer-events-none absolute bottom-full z-10 animate-appear rounded-control bg-ink px-2 py-0.5 text-xs whitespace-nowrap text-paper capitalize"
        style={{ left: `${middle}%`, translate: `-${middle}% 0` }}
      >
        {words[active ?? 0]}
      </span>
    </div>
  );
}
