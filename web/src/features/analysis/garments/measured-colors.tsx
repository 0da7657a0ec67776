import type { Swatch } from '@drape/contract/analysis/evidence';
import { t } from '@lingui/core/macro';
import { paletteWords } from '../../../ui/colour/palette-words.ts';

/** The colors of the outfit by name, each with its swatch. */
export function MeasuredColors({ palette }: { palette: readonly Swatch[] }) {
  const words = paletteWords(palette);
  return (
    <ul aria-label={t`Measured colors`} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {palette.map((swatch, k) => (
        <li key={`${swatch.hex}-${swatch.name}`} className="figures flex items-center gap-1.5">
          <span
            aria-hidden
            className="size-2.5 rounded-full outline outline-line"
            style={{ backgroundColor: swatch.hex }}
          />
          {words[k]}
        </li>
      ))}
    </ul>
  );
}
