import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { localDay } from '../../lib/local-day.ts';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/notices/toast.tsx';
import { textLink } from '../../ui/text-link.ts';
import { plansBetweenQuery } from '../calendar/queries.ts';
import { aheadMessages as says, tellFailure } from '../outfits/ahead/ahead-messages.ts';
import { refreshPlans } from '../outfits/ahead/ahead-queries.ts';
import { Collage } from '../outfits/collage.tsx';

const dayMs = 24 * 60 * 60 * 1000;

/** What was planned for yesterday and not noted as worn: one tap notes it. Nothing where nothing is left to note. */
export function Yesterday() {
  const today = localDay();
  const yesterday = localDay(new Date(Date.now() - dayMs));
  const queryClient = useQueryClient();
  const { data } = useQuery(plansBetweenQuery(yesterday, today));
  const note = useMutation({
    mutationFn: (id: string) => api.updatePlan({ params: { id }, body: { worn_on: yesterday } }),
    onSuccess: () => showToast({ title: t(says.wornThen) }),
    onError: (error) => tellFailure(t(says.saveFailed), error),
    onSettled: () => refreshPlans(queryClient),
  });
  const plans = data?.outfit_plans ?? [];
  const [plan] = plans;
  if (!plan || plans.some(({ worn_on }) => worn_on !== null)) return null;
  return (
    <section aria-labelledby="yesterday" className="flex items-center gap-5">
      <div className="w-24 shrink-0">
        <Collage items={plan.items} layout={plan.layout} />
      </div>
      <div className="grid gap-2">
        <h2 id="yesterday" className="font-display text-lg">
          <Trans>Did you wear this yesterday?</Trans>
        </h2>
        <p className="text-sm wrap-anywhere text-muted">{plan.name ?? plan.event_title}</p>
        <div className="flex flex-wrap items-center gap-4">
          <Button size="sm" variant="primary" pending={note.isPending} onClick={() => note.mutate(plan.id)}>
            {!note.isPending && <Check aria-hidden />}
            <Trans>Yes, I did</Trans>
          </Button>
          <Link to={`/week?from=${yesterday}`} className={`${textLink} text-sm`}>
            <Trans>Something else</Trans>
          </Link>
        </div>
      </div>
    </section>
  );
}
