import type { OutfitPlan } from '@drape/contract/outfits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarSync, Check, Ellipsis, Pencil, Shirt, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { PlanMoves } from './use-plan-moves.ts';
import { useRemovePlan } from './use-remove-plan.ts';

type Props = {
  plan: OutfitPlan;
  date: string;
  title: string;
  today: string;
  moves: PlanMoves | undefined;
};

/** What can be done with a planned outfit, in one menu beside its name. */
export function PlannedControls({ plan, date, title, today, moves }: Props) {
  const remove = useRemovePlan();
  const [moving, setMoving] = useState(false);
  const worn = plan.worn_on !== null;
  return (
    <>
      <Menu
        trigger={
          <Button
            size="icon"
            variant="quiet"
            aria-label={t`More for ${title}`}
            className="-me-2 -mt-2 size-9 shrink-0"
          >
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        {moves && date <= today && (
          <MenuItem onSelect={() => void moves.wear(plan, worn ? null : date)}>
            {worn ? <Shirt aria-hidden /> : <Check aria-hidden />}
            {worn ? t`Not worn after all` : t`Mark as worn`}
          </MenuItem>
        )}
        {moves && (
          <MenuItem onSelect={() => setMoving(true)}>
            <CalendarSync aria-hidden />
            <Trans>Move or copy</Trans>
          </MenuItem>
        )}
        <MenuItem asChild>
          <Link to={`/outfits/build?plan=${encodeURIComponent(plan.id)}`}>
            <Pencil aria-hidden />
            <Trans>Edit</Trans>
          </Link>
        </MenuItem>
        {!worn && (
          <MenuItem onSelect={() => void remove(plan.id)}>
            <Trash2 aria-hidden />
            <Trans>Remove the outfit</Trans>
          </MenuItem>
        )}
      </Menu>
      {moving && moves && (
        <MoveDialog planId={plan.id} date={date} moves={moves} onClose={() => setMoving(false)} />
      )}
    </>
  );
}
