import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Copy, MoveRight, Pencil, Trash2, Undo2 } from 'lucide-react';
import { formatShortDay } from '../../../lib/format.ts';
import { Link } from '../../../lib/router/link.tsx';
import { actionRows } from '../../../ui/action-rows.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useRemovePlan } from '../use-remove-plan.ts';
import { weekdayOf } from './day-words.ts';
import type { PlanMoves } from './use-plan-moves.ts';

type Props = {
  plan: OutfitPlan;
  date: string;
  title: string;
  today: string;
  moves: PlanMoves | undefined;
  onClose: () => void;
};

type Days = { planId: string; date: string; moves: PlanMoves; run: (work: Promise<unknown>) => void };

/** The other days, each to move the outfit to or to copy it to: what dragging does for the mouse. */
function OtherDays({ planId, date, moves, run }: Days) {
  return (
    <section>
      <h3 className="pb-2 text-sm font-medium">
        <Trans>Move or copy</Trans>
      </h3>
      <ul className="grid">
        {moves.days
          .filter((day) => day.date !== date)
          .map((day) => {
            const name = `${weekdayOf(day.date)}, ${formatShortDay(day.date)}`;
            return (
              <li
                key={day.date}
                className="flex items-center justify-between gap-2 border-t border-line py-1.5"
              >
                <p className="min-w-0 flex-1">
                  <span className="block text-sm">{name}</span>
                  <span className="block truncate text-xs text-muted">
                    {day.outfits.map(({ title }) => title).join(', ')}
                  </span>
                </p>
                <div className="-me-3 flex shrink-0">
                  <Button
                    size="sm"
                    variant="quiet"
                    data-to={day.date}
                    aria-label={t`Move to ${name}`}
                    onClick={() => run(moves.move(planId, day.date))}
                  >
                    <MoveRight aria-hidden className="max-sm:hidden" />
                    {day.outfits.some(({ plan }) => plan !== null) ? t`Swap` : t`Move`}
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t`Copy to ${name}`}
                    onClick={() => run(moves.copy(planId, day.date))}
                  >
                    <Copy aria-hidden className="max-sm:hidden" />
                    <Trans>Copy</Trans>
                  </Button>
                </div>
              </li>
            );
          })}
      </ul>
    </section>
  );
}

/** What can be done with a planned outfit. */
export function PlannedDialog({ plan, date, title, today, moves, onClose }: Props) {
  const remove = useRemovePlan();
  const worn = plan.worn_on !== null;
  const run = (work: Promise<unknown>) => {
    onClose();
    void work;
  };
  return (
    <Dialog open title={title} onOpenChange={(open) => !open && onClose()}>
      <div className={actionRows}>
        {moves && date <= today && (
          <Button onClick={() => run(moves.wear(plan, worn ? null : date))}>
            {worn ? <Undo2 aria-hidden /> : <Check aria-hidden />}
            {worn ? t`I didn’t wear it` : t`Mark as worn`}
          </Button>
        )}
        <Button asChild>
          <Link to={`/outfits/build?plan=${encodeURIComponent(plan.id)}`}>
            <Pencil aria-hidden />
            <Trans>Edit</Trans>
          </Link>
        </Button>
        {!worn && (
          <Button variant="danger" onClick={() => run(remove(plan.id))}>
            <Trash2 aria-hidden />
            <Trans>Remove the outfit</Trans>
          </Button>
        )}
      </div>
      {moves && <OtherDays planId={plan.id} date={date} moves={moves} run={run} />}
    </Dialog>
  );
}
