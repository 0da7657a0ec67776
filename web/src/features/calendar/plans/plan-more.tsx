import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { localDay } from '../../../lib/local-day.ts';
import { Button } from '../../../ui/button.tsx';
import type { PlanMoves } from '../../outfits/ahead/use-plan-moves.ts';

const PlannedDialog = lazy(async () => ({
  default: (await import('../../outfits/ahead/planned-dialog.tsx')).PlannedDialog,
}));

type Props = { plan: OutfitPlan; day: string; title: string; moves: PlanMoves; label: string };

/** Opens what can be done with a planned outfit: wearing, moving, copying, changing, and removing it. */
export function PlanMore({ plan, day, title, moves, label }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="icon" variant="quiet" aria-label={label} onClick={() => setOpened(true)}>
        <Ellipsis aria-hidden />
      </Button>
      {opened && (
        <Suspense>
          <PlannedDialog
            plan={plan}
            date={day}
            title={title}
            today={localDay()}
            moves={moves}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  );
}
