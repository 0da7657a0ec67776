import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import type { OutfitPlanProps } from './outfit-plan-view.tsx';
import { PlanItems } from './plan-items.tsx';

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section className="grid gap-1.5">
      <h3 className="font-medium">{title}</h3>
      <ul className="grid max-w-[64ch] gap-1.5 text-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function Alternatives({ event, plan, actions }: OutfitPlanProps) {
  if (plan.alternatives.length === 0) return null;
  return (
    <section className="grid gap-1.5">
      <h3 className="font-medium">
        <Trans>Alternatives</Trans>
      </h3>
      <ul className="grid max-w-[64ch] gap-1.5 text-muted">
        {plan.alternatives.map((description, index) => {
          const ids = plan.other_outfits[index]?.wardrobe_item_ids;
          return (
            <li key={description} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 flex-1 basis-56">{description}</span>
              {ids && (
                <Button
                  size="sm"
                  disabled={actions.busyId !== undefined}
                  aria-label={t`Use this outfit: ${description}`}
                  onClick={() => void actions.update(event, plan, { wardrobe_item_ids: ids })}
                >
                  <Trans>Use this outfit</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Props = OutfitPlanProps & { reasons: readonly string[]; foot: ReactNode; className: string };

/** What an outfit is made of, why, how sure it is, and what else was found, folded away below its picture. */
export function PlanDetails({ reasons, foot, className, ...props }: Props) {
  const { plan } = props;
  return (
    <details className={cx('group text-sm', className)}>
      <summary className="flex h-9 w-fit cursor-pointer list-none items-center gap-1.5 font-medium [&::-webkit-details-marker]:hidden">
        <span>
          <Trans>Details</Trans>
        </span>
        <ChevronDown aria-hidden className="size-4 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-2 pb-5">
        <PlanItems {...props} />
        <Sentences title={t`Why this outfit`} sentences={reasons} />
        <Sentences title={t`What would raise it`} sentences={plan.improvements} />
        <Alternatives {...props} />
        <p className="figures text-muted">
          <span>{plan.confidence_score}%</span>{' '}
          <span>
            <Trans>confidence</Trans>
          </span>
        </p>
        {foot}
      </div>
    </details>
  );
}
