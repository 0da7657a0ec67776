import type { ColourVision } from '@drape/contract/options';
import { confusablePairs } from '@drape/engine/colour/colour-vision';
import { Eye } from 'lucide-react';
import { useMemo } from 'react';

export type NamedColour = { hex: string; name: string };

const mostTold = 3;

/** Which colours may look alike to the person, or nothing. */
export function AlikePairs({ colours, vision }: { colours: readonly NamedColour[]; vision: ColourVision }) {
  const pairs = useMemo(() => confusablePairs(colours, vision), [colours, vision]);
  if (pairs.length === 0) return null;
  const told = pairs.slice(0, mostTold).map(([first, second]) => `${first} and ${second}`);
  const more = pairs.length - told.length;
  return (
    <p role="note" className="flex gap-2 text-sm text-muted">
      <Eye aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        May look alike to you: {told.join('; ')}
        {more > 0 && ` and ${more} more ${more === 1 ? 'pair' : 'pairs'}`}.
      </span>
    </p>
  );
}
