import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy, MoveRight } from 'lucide-react';
import { formatShortDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { weekdayOf } from './day-words.ts';
import type { PlanMoves } from './use-plan-moves.ts';

type Props = { planId: string; date: string; moves: PlanMoves; onClose: () => void };

/** The other days of the week, and what is done there: what dragging does for the mouse, and copying. */
export function MoveDialog({ planId, date, moves, onClose }: Props) {
  const run = (work: Promise<void>) => {
    onClose();
    void work;
  };
  return (
    <Dialog open title={t`Move or copy`} onOpenChange={(open) => !open && onClose()}>
      <ul className="grid">
        {moves.days
          .filter((day) => day.date !== date)
          .map((day) => {
            const name = `${weekdayOf(day.date)}, ${formatShortDay(day.date)}`;
            return (
              <li
                key={day.date}
                className="flex flex-wrap items-center justify-between gap-2 border-t border-line py-2"
              >
                <p className="min-w-0">
                  <span className="block text-sm font-medium">{name}</span>
                  <span className="block truncate text-xs text-muted">
                    {day.outfits.map(({ title }) => title).join(', ')}
                  </span>
                </p>
                <div className="flex gap-1">
                  <Button
                    size="sm"
                    aria-label={t`Move to ${name}`}
                    onClick={() => run(moves.move(planId, day.date))}
                  >
                    <MoveRight aria-hidden />
                    {day.outfits.some(({ plan }) => plan !== null) ? t`Swap` : t`Move`}
                  </Button>
                  <Button
                    size="sm"
                    aria-label={t`Copy to ${name}`}
                    onClick={() => run(moves.copy(planId, day.date))}
                  >
                    <Copy aria-hidden />
                    <Trans>Copy</Trans>
                  </Button>
                </div>
              </li>
            );
          })}
      </ul>
    </Dialog>
  );
}
