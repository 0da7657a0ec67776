import type { ColourVision } from '@drape/contract/profile/options';
import { confusablePairs } from '@drape/engine/colour/colour-vision';
import { plural, t } from '@lingui/core/macro';
import { Eye } from 'lucide-react';
import { useMemo } from 'react';

export type NamedColour = { hex: string; name: string };

const mostTold = 3;

/** Which colours may look alike to the person, or nothing. */
export function AlikePairs({ colours, vision }: { colours: readonly NamedColour[]; vision: ColourVision }) {
  const pairs = useMemo(() => confusablePairs(colours, vision), [colours, vision]);
  if (pairs.length === 0) return null;
  const pairsTold = pairs
    .slice(0, mostTold)
    .map(([first, second]) => t`${first} and ${second}`)
    .join('; ');
  const more = Math.max(0, pairs.length - mostTold);
  return (
    <p role="note" className="flex gap-2 text-sm text-muted">
      <Eye aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {more > 0
          ? t`May look alike to you: ${pairsTold} and ${plural(more, { one: '# more pair', other: '# more pairs' })}.`
          : t`May look alike to you: ${pairsTold}.`}
      </span>
    </p>
  );
}
