import type { FashionIcon } from '@drape/contract/community/community';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { AwardBadge } from './award-badge.tsx';

/** An average from 0 to 100 to one decimal. */
function shownAverage(average: number | null | undefined): string {
  return typeof average === 'number' && Number.isFinite(average) ? average.toFixed(1) : t`N/A`;
}

/** The person with the best average, as on a magazine cover. */
export function FashionIconCard({ icon }: { icon: FashionIcon | null }) {
  if (!icon) {
    return (
      <section aria-label={t`Fashion Icon`} className="rounded-photo bg-wash p-7 sm:p-9">
        <h3 className="font-display text-xl">
          <Trans>Fashion Icon</Trans>
        </h3>
        <p className="mt-8 text-muted">
          <Trans>No fashion icon data available</Trans>
        </p>
      </section>
    );
  }
  const title = icon.title || t`Fashion Icon`;
  return (
    <section aria-label={title} className="rounded-photo bg-wash p-7 sm:p-9">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-sm font-medium text-muted">{title}</h3>
        <AwardBadge badge={icon.icon} />
      </div>
      <p className="font-display mt-8 text-2xl wrap-anywhere sm:text-3xl">
        {icon.display_name || icon.username}
      </p>
      <dl className="mt-10 grid grid-cols-2 gap-6 border-t border-line pt-5">
        <div className="flex flex-col-reverse">
          <dt className="text-sm text-muted">
            <Trans>Average score</Trans>
          </dt>
          <dd className="font-display figures text-2xl">{shownAverage(icon.avg_overall_score)}</dd>
        </div>
        <div className="flex flex-col-reverse">
          <dt className="text-sm text-muted">
            <Trans>Scored analyses</Trans>
          </dt>
          <dd className="font-display figures text-2xl">{icon.total_scored_analyses}</dd>
        </div>
      </dl>
    </section>
  );
}
