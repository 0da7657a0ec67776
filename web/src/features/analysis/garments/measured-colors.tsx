import type { Swatch } from '@drape/contract/analysis/evidence';
import { t } from '@lingui/core/macro';
import { describeBand } from '../../../ui/colour/palette-strip.tsx';

/** The colors of the outfit by name, each with its swatch. */
export function MeasuredColors({ palette }: { palette: readonly Swatch[] }) {
  return (
    <ul aria-label={t`Measured colors`} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {palette.map((swatch) => (
        <li key={`${swatch.hex}-${swatch.name}`} className="figures flex items-center gap-1.5">
          <span
            aria-hidden
            className="size-2.5 rounded-full outline outline-line"
            style={{ backgroundColor: swatch.hex }}
          />
          {describeBand(swatch)}
        </li>
      ))}
    </ul>
  );
}
