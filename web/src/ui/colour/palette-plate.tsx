import { cx } from '../cx.ts';

const veil = (hex: string, percent: number) => `color-mix(in oklab, ${hex} ${percent}%, var(--plate))`;

type Props = { palette: readonly { hex: string }[]; className?: string };

/** A plate in the colors of a photo that did not come, with an empty hanger. Decoration only. */
export function PalettePlate({ palette, className }: Props) {
  const [first, second = first] = palette;
  const tint = first && second && `linear-gradient(165deg, ${veil(second.hex, 38)}, ${veil(first.hex, 62)})`;
  return (
    <span
      aria-hidden
      className={cx('grid place-items-center rounded-photo', className)}
      style={{ background: tint }}
    >
      <span className="hanger size-14 text-muted [color-scheme:light]" />
    </span>
  );
}
