import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../lib/router/link.tsx';
import { textLink } from '../../ui/text-link.ts';
import { WornOnDay } from './diary-day.tsx';
import { diaryDayQuery } from './queries.ts';

/** On a day of the calendar, beside what was planned: what was worn. */
export function CalendarDay({ day }: { day: string }) {
  const { data } = useQuery(diaryDayQuery(day));
  const [found] = data?.days ?? [];
  if (!data || !found) return null;
  return (
    <section aria-labelledby="really-worn" className="border-t border-line py-5">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h3 id="really-worn" className="font-display text-lg">
          <Trans>What you wore</Trans>
        </h3>
        <Link to="/diary" className={textLink}>
          <Trans>Diary</Trans>
        </Link>
      </div>
      <WornOnDay day={found} items={data.items} />
    </section>
  );
}
