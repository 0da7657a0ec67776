import { cx } from '../cx.ts';
import type { Band } from './palette-strip.tsx';
import { takesDarkInk } from './readable-ink.ts';

const weaves = ['weave-twill', 'weave-rib', 'weave-plain'];

type Props = { palette: readonly Band[]; caption?: string; className?: string };

/** An outfit shown as lengths of cloth, each as wide as its share, their names at the foot. Decoration only. */
export function ColourPlate({ palette, caption, className }: Props) {
  return (
    <figure aria-hidden className={cx('flex flex-col', className)}>
      <div className="flex min-h-0 flex-1 overflow-hidden rounded-photo">
        {palette.map((band, index) => (
          <div
            key={band.name}
            className={cx(
              'cloth flex min-w-0 items-end overflow-hidden p-4 max-sm:p-2',
              weaves[index % weaves.length],
              takesDarkInk(band.hex) ? 'text-[#1d1a17]' : 'text-[#faf7f2]',
            )}
            style={{ backgroundColor: band.hex, flexGrow: band.share, flexBasis: 0 }}
          >
            <span className="font-display text-lg whitespace-nowrap capitalize [writing-mode:vertical-rl] rotate-180">
              {band.name}
            </span>
          </div>
        ))}
      </div>
      {caption !== undefined && <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>}
    </figure>
  );
}
