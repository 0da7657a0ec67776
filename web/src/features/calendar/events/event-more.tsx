import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Bookmark, Pencil, Trash2 } from 'lucide-react';
import { Link } from '../../../lib/router/link.tsx';
import { actionRows } from '../../../ui/action-rows.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { OutfitThumbs } from '../../outfits/outfit-thumbs.tsx';
import { OccasionLine } from '../occasion-line.tsx';
import { isWearable, WornButton } from '../plans/worn-button.tsx';
import type { OutfitActions } from '../use-outfit-actions.ts';

type Props = {
  event: CalendarEvent;
  actions: OutfitActions;
  canGenerate: boolean;
  /** Absent for an event that the server does not hold. */
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
  onClose: () => void;
};

/** What else can be done with an event and its outfit. */
export function EventMore({ event, actions, canGenerate, onEdit, onDelete, onClose }: Props) {
  const { outfitPlan: plan } = event;
  const closing = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Dialog open title={event.title} onOpenChange={(open) => !open && onClose()}>
      {plan && (
        <>
          <div className={actionRows}>
            {!isWearable(event, plan) && <WornButton event={event} plan={plan} actions={actions} />}
            <Button disabled={plan.saved} onClick={() => void actions.save(event, plan)}>
              <Bookmark aria-hidden className={cx(plan.saved && 'fill-current')} />
              {plan.saved ? t`Saved` : t`Save`}
            </Button>
            <Button asChild>
              <Link to={`/outfits/build?plan=${encodeURIComponent(plan.id)}`}>
                <Pencil aria-hidden />
                <Trans>Edit outfit</Trans>
              </Link>
            </Button>
          </div>
          <div className="-my-2 flex items-center justify-between gap-4">
            <p className="text-sm text-muted">
              <Trans>Do you like it?</Trans>
            </p>
            <OutfitThumbs thumb={plan.thumb} onThumb={(thumb) => void actions.rate(event, plan, thumb)} />
          </div>
          <OccasionLine event={event} plan={plan} actions={actions} canChange={canGenerate} />
        </>
      )}
      {(onEdit || onDelete) && (
        <div className={cx(plan && 'border-t border-line pt-3')}>
          <div className={actionRows}>
            {onEdit && (
              <Button aria-label={t`Edit ${event.title}`} onClick={closing(onEdit)}>
                <Pencil aria-hidden />
                <Trans>Edit event</Trans>
              </Button>
            )}
            {onDelete && (
              <Button variant="danger" aria-label={t`Delete ${event.title}`} onClick={closing(onDelete)}>
                <Trash2 aria-hidden />
                <Trans>Delete event</Trans>
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
