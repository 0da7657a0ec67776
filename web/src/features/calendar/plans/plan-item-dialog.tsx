import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeftRight, Lock, LockOpen, Shirt } from 'lucide-react';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ItemPicture } from '../../wardrobe/items/item-picture.tsx';
import type { OutfitPlanProps } from './outfit-plan-view.tsx';

type Props = OutfitPlanProps & { item: WardrobeItem; onClose: () => void };

/** A garment of a planned outfit: swapping it for another, keeping it while the rest changes, looking at it. */
export function PlanItemDialog({ event, plan, actions, canGenerate, item, onClose }: Props) {
  const kept = plan.locked.includes(item.id);
  const isBusy = actions.busyId !== undefined;
  const run = (work: () => Promise<unknown>) => () => {
    onClose();
    void work();
  };
  const turnLock = () => {
    const locked = kept ? plan.locked.filter((id) => id !== item.id) : [...plan.locked, item.id];
    return actions.update(event, plan, { locked });
  };
  return (
    <Dialog open title={item.description} onOpenChange={(open) => !open && onClose()}>
      <ItemPicture src={item.thumbnail_url} item={item} className="mx-auto aspect-4/5 w-40" />
      <div className="flex flex-wrap justify-center gap-2">
        {canGenerate && !kept && (
          <Button
            variant="primary"
            disabled={isBusy}
            onClick={run(() => actions.swapItem(event, plan, item.id))}
          >
            <ArrowLeftRight aria-hidden />
            <Trans>Swap it</Trans>
          </Button>
        )}
        <Button onClick={run(turnLock)}>
          {kept ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
          {kept ? t`Don’t keep it` : t`Keep it`}
        </Button>
        <Button asChild>
          <Link to={`/wardrobe?item=${encodeURIComponent(item.id)}`}>
            <Shirt aria-hidden />
            <Trans>See the item</Trans>
          </Link>
        </Button>
      </div>
    </Dialog>
  );
}
