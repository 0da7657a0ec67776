import type { Swatch } from '@drape/contract/analysis/evidence';
import { t } from '@lingui/core/macro';

/** The palette strip as a drawing, for pages without scripts: each band as wide as its share. */
export function PaletteBands({ palette, className }: { palette: readonly Swatch[]; className?: string }) {
  const total = palette.reduce((sum, { share }) => sum + share, 0) || 1;
  const label = palette.map(({ name, share }) => `${name} ${Math.round(share * 100)}%`).join(', ');
  let at = 0;
  return (
    <svg
      role="img"
      aria-label={t`Colors: ${label}`}
      viewBox="0 0 1000 10"
      preserveAspectRatio="none"
      className={className}
    >
      {palette.map(({ hex, name, share }) => {
        const x = at;
        at += (share / total) * 1000;
        return (
          <rect key={hex} x={x.toFixed(1)} width={(at - x + 0.5).toFixed(1)} height="10" fill={hex}>
            <title>{`${name} ${Math.round(share * 100)}%`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
