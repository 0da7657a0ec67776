import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { Link } from '../../lib/router/link.tsx';
import { firstRunQuery } from '../first-run/queries.ts';
import { useIsStartOpen } from '../first-run/start-card.tsx';

const calendarStatusQuery = {
  queryKey: ['google-calendar', 'status'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.googleStatus({ signal }),
};

/** A quiet line of what has not been tried yet; nothing where everything has. */
export function TryNext() {
  const { data: firstRun } = useQuery(firstRunQuery);
  const { data: calendar } = useQuery(calendarStatusQuery);
  const isStartOpen = useIsStartOpen();
  // The guided start names them itself.
  const isOpen = (step: string) =>
    !isStartOpen && firstRun?.steps.some((one) => one.step === step && one.state === 'open') === true;
  const ideas = [
    isOpen('photo') && { to: '/upload', label: t`Have an outfit rated` },
    isOpen('clothes') && { to: '/wardrobe?tab=images', label: t`Add five photos of your clothes` },
    calendar?.connected === false && { to: '/calendar-connect', label: t`Connect your calendar` },
  ].filter((idea) => idea !== false);
  return (
    <nav
      aria-label={t`Worth trying`}
      className="flex min-h-12 flex-wrap items-center gap-x-8 gap-y-1 text-sm text-muted"
    >
      {ideas.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className="inline-flex min-h-11 items-center gap-1.5 transition-colors hover:text-ink"
        >
          {label}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      ))}
    </nav>
  );
}
