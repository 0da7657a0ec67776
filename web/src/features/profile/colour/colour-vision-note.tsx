import { lazy, Suspense } from 'react';
import { useSession } from '../../../lib/session.ts';
import type { NamedColour } from './alike-pairs.tsx';

const AlikePairs = lazy(async () => ({ default: (await import('./alike-pairs.tsx')).AlikePairs }));

/** For people who have set their colour vision: which of these colours they may take for one another. */
export function ColourVisionNote({ colours }: { colours: readonly NamedColour[] }) {
  const vision = useSession(({ user }) => user?.colour_vision ?? null);
  if (vision === null || colours.length < 2) return null;
  return (
    <Suspense>
      <AlikePairs colours={colours} vision={vision} />
    </Suspense>
  );
}
