import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CalendarSync, ImagePlus, Shirt } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { Link } from '../../lib/router/link.tsx';
import { cx } from '../../ui/cx.ts';
import { useOnline } from '../../ui/use-online.ts';
import { firstRunQuery } from '../first-run/queries.ts';
import { useIsStartOpen } from '../first-run/start-card.tsx';

const calendarStatusQuery = {
  queryKey: ['google-calendar', 'status'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.googleStatus({ signal }),
};

/** Quiet lines of what has not been tried yet, below what comes next; nothing where everything has. */
export function TryNext({ isBelowPictures }: { isBelowPictures: boolean }) {
  const { data: firstRun } = useQuery(firstRunQuery);
  const { data: calendar } = useQuery(calendarStatusQuery);
  const isStartOpen = useIsStartOpen();
  const isOnline = useOnline();
  // The guided start names them itself.
  const isOpen = (step: string) =>
    isOnline &&
    !isStartOpen &&
    firstRun?.steps.some((one) => one.step === step && one.state === 'open') === true;
  const ideas = [
    isOpen('photo') && { to: '/upload', label: t`Have an outfit rated`, Icon: ImagePlus },
    isOpen('clothes') && {
      to: '/wardrobe?tab=images',
      label: t`Add five photos of your clothes`,
      Icon: Shirt,
    },
    isOnline &&
      calendar?.connected === false && {
        to: '/calendar-connect',
        label: t`Connect your calendar`,
        Icon: CalendarSync,
      },
  ].filter((idea) => idea !== false);
  return (
    <nav
      aria-label={t`Worth trying`}
      className={cx('min-h-16', isBelowPictures && 'mt-4 border-t border-line empty:border-transparent')}
    >
      {ideas.map(({ to, label, Icon }) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-16 items-center gap-3 border-b border-line text-muted transition-colors hover:text-ink"
        >
          <Icon aria-hidden className="size-6" strokeWidth={1.4} />
          {label}
          <ArrowRight aria-hidden className="ms-auto size-4" />
        </Link>
      ))}
    </nav>
  );
}
