import type { Band } from './palette-strip.tsx';
import { paletteWords } from './palette-words.ts';

/** The colours of a palette written out, with their shares. */
export function PaletteNames({ palette }: { palette: readonly Band[] }) {
  return (
    <p className="figures text-sm text-muted first-letter:uppercase">{paletteWords(palette).join(', ')}</p>
  );
}
