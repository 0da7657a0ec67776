import { cx } from '../cx.ts';
import { figureLook } from './figure-look.ts';

type Cloth = { hex: string; share?: number };

/** The same colors stand for the same outline wherever they are shown; a dress would claim too much. */
function outlineOf(cloths: readonly Cloth[]): number {
  const sum = cloths.reduce((total, { hex }) => total + Number.parseInt(hex.slice(1), 16), 0);
  return [0, 1, 3][sum % 3] ?? 0;
}

/** Side by side, each as wide as its share. */
function bandsOf(cloths: readonly Cloth[]): string | undefined {
  const whole = cloths.reduce((sum, { share = 1 }) => sum + share, 0);
  if (whole === 0) return undefined;
  let end = 0;
  const stops = cloths.map(({ hex, share = 1 }) => {
    const start = end;
    end += (share / whole) * 100;
    return `${hex} ${start.toFixed(1)}% ${end.toFixed(1)}%`;
  });
  return `linear-gradient(90deg, ${stops.join(', ')})`;
}

/** An outfit cut out of its palette strip, where its picture did not come. Decoration only. */
export function PaletteFigure({ cloths, className }: { cloths: readonly Cloth[]; className?: string }) {
  const bands = bandsOf(cloths);
  return (
    <span aria-hidden className={cx('drop-shadow-[0_0.5px_1.5px_rgb(29_23_17/0.45)]', className)}>
      <span
        className="silhouette size-full bg-center"
        style={{
          ...figureLook(outlineOf(cloths)),
          ...(bands !== undefined && { backgroundImage: bands, backgroundSize: '44% 100%' }),
        }}
      />
    </span>
  );
}
