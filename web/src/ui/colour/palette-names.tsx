import { type Band, describeBand } from './palette-strip.tsx';

/** The colours of a palette written out, with their shares. */
export function PaletteNames({ palette }: { palette: readonly Band[] }) {
  return (
    <p className="figures text-sm text-muted first-letter:uppercase">
      {palette.map(describeBand).join(', ')}
    </p>
  );
}
