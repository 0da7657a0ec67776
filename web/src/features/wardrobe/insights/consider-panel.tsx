import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { failureSentences } from '../../../lib/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileDrop } from '../../../ui/fields/file-drop.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Progress } from '../../../ui/notices/progress.tsx';
import { wardrobeMessages as says } from '../wardrobe-messages.ts';
import { PurchaseCard } from './purchase-card.tsx';
import { useConsider } from './use-consider.ts';

type Props = { items: readonly WardrobeItem[]; isPro: boolean; onClose: () => void };

/** A photo of a garment that one might buy, set against what one owns. Nothing is kept unless it is added. */
export function ConsiderPanel({ items, isPro, onClose }: Props) {
  const { photo, percent, ask, add, choose, correct, startAgain } = useConsider(isPro, onClose);
  const advice = ask.data;
  return (
    <Dialog
      open
      shape="panel"
      title={t`Should I buy this?`}
      description={t`A photo of the garment, from the shop or from the screen. It is looked at and not kept.`}
      onOpenChange={(open) => !open && !add.isPending && onClose()}
    >
      <div className="grid gap-6 pt-6">
        {ask.error && <Alert messages={failureSentences(ask.error, t(says.considerFailed))} />}
        {ask.isPending && !advice && (
          <div className="grid gap-3 py-6">
            <p role="status" className="text-sm">
              <Plural
                value={items.length}
                one="Setting it against your one piece"
                other="Setting it against your # pieces"
              />
            </p>
            <Progress label={t`Progress`} percent={percent} />
          </div>
        )}
        {!ask.isPending && !advice && (
          <FileDrop
            title={t`Place the photo here`}
            hint={t`JPEG, PNG or WebP, up to 10 MB. One garment on a calm background works best.`}
            accept="image/*"
            onFiles={([file]) => file && choose(file)}
            className="min-h-56"
          />
        )}
        {advice && photo && (
          <PurchaseCard
            advice={advice}
            photoUrl={photo.url}
            items={items}
            pending={ask.isPending}
            onCategory={correct}
            actions={
              <>
                <Button variant="primary" pending={add.isPending} onClick={() => add.mutate(advice)}>
                  <Trans>Add to my wardrobe</Trans>
                </Button>
                <Button onClick={startAgain}>
                  <Trans>Try another photo</Trans>
                </Button>
              </>
            }
          />
        )}
      </div>
    </Dialog>
  );
}
