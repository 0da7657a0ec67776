import { t } from '@lingui/core/macro';
import { ChevronDown, Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { OutfitPlanProps } from './outfit-plan-view.tsx';

const PlanItemDialog = lazy(async () => ({
  default: (await import('./plan-item-dialog.tsx')).PlanItemDialog,
}));

/** The garments of an outfit; each opens what can be done with it. */
export function PlanItems(props: OutfitPlanProps) {
  const { event, plan } = props;
  const [openedId, setOpenedId] = useState<string>();
  const opened = plan.items.find(({ id }) => id === openedId);
  return (
    <>
      <ul aria-label={t`Items of the outfit for ${event.title}`} className="flex flex-wrap gap-2">
        {plan.items.map(({ id, description }) => {
          const kept = plan.locked.includes(id);
          return (
            <li key={id} className="max-w-full">
              <button
                type="button"
                aria-label={kept ? t`${description}, kept` : description}
                onClick={() => setOpenedId(id)}
                className="flex h-9 max-w-full min-w-0 items-center gap-1.5 rounded-full border border-line ps-3.5 pe-2.5 text-sm transition-colors hover:border-ink"
              >
                {kept && <Lock aria-hidden className="size-3.5 shrink-0 text-accent-text" />}
                <span className="min-w-0 truncate">{description}</span>
                <ChevronDown aria-hidden className="size-3.5 shrink-0 text-muted" />
              </button>
            </li>
          );
        })}
      </ul>
      {opened && (
        <Suspense>
          <PlanItemDialog {...props} item={opened} onClose={() => setOpenedId(undefined)} />
        </Suspense>
      )}
    </>
  );
}
