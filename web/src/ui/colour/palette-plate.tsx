import { cx } from '../cx.ts';

const noCloth = 'var(--plate)';
const veil = (hex: string, percent: number) => `color-mix(in oklab, ${hex} ${percent}%, var(--plate))`;

/** A plate in the colors of a photo that did not come, with an empty hanger. Decoration only. */
export function PalettePlate({
  palette,
  className,
}: {
  palette: readonly { hex: string }[];
  className?: string;
}) {
  const [first, second = first] = palette;
  const background =
    first && second ? `linear-gradient(165deg, ${veil(second.hex, 38)}, ${veil(first.hex, 62)})` : noCloth;
  return (
    <span
      aria-hidden
      className={cx('grid place-items-center rounded-photo', className)}
      style={{ background }}
    >
      <span className="hanger size-14 text-white/85 drop-shadow-[0_0_1px_rgb(29_23_17/0.55)]" />
    </span>
  );
}
