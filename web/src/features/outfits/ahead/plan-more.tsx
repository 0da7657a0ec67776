import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { t } from '@lingui/core/macro';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { localDay } from '../../../lib/local-day.ts';
import { Button } from '../../../ui/button.tsx';
import type { PlanMoves } from './use-plan-moves.ts';

const PlannedDialog = lazy(async () => ({ default: (await import('./planned-dialog.tsx')).PlannedDialog }));

type Props = {
  plan: OutfitPlan;
  day: string;
  title: string;
  moves: PlanMoves | undefined;
  /** The day that the page takes for today; else that of the device. */
  today?: string;
  className?: string;
};

/** Opens what can be done with a planned outfit: wearing, moving, copying, changing, and removing it. */
export function PlanMore({ plan, day, title, moves, today = localDay(), className = '' }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        size="icon"
        variant="quiet"
        aria-label={t`More for ${title}`}
        onClick={() => setOpened(true)}
        className={className}
      >
        <Ellipsis aria-hidden />
      </Button>
      {opened && (
        <Suspense>
          <PlannedDialog
            plan={plan}
            date={day}
            title={title}
            today={today}
            moves={moves}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  );
}
