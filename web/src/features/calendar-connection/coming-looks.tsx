import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../lib/router/link.tsx';
import { OutfitSkeleton } from '../../ui/notices/skeleton.tsx';
import { textLink } from '../../ui/text-link.ts';
import { upcomingQuery } from '../calendar/queries.ts';
import { ExampleEvents } from '../first-run/examples/example-plans.tsx';
import { NextEvent } from '../today/next-event.tsx';

const most = 4;
const looks = 'grid grid-cols-3 gap-x-3 gap-y-6 lg:grid-cols-2 lg:gap-x-4 max-lg:[&>:nth-child(4)]:hidden';

/** What a calendar is connected for: the coming events dressed, or how they will be; and how many there are already. */
export function ComingLooks() {
  const { data } = useQuery(upcomingQuery);
  if (!data)
    return (
      <div aria-busy className={looks}>
        {[0, 1, 2, 3].map((place) => (
          <OutfitSkeleton key={place} index={place} />
        ))}
      </div>
    );
  const { events } = data;
  if (events.length === 0) return <ExampleEvents areLargest className={looks} />;
  const fromGoogle = events.filter(({ googleEventId }) => googleEventId !== null).length;
  return (
    <section aria-labelledby="coming-looks" className="grid gap-4">
      <h2 id="coming-looks" className="text-sm text-muted">
        <Trans>Coming up</Trans>
      </h2>
      <ul aria-label={t`Next events`} className={looks}>
        {events.slice(0, most).map((event) => (
          <NextEvent key={event.id} event={event} isSmall className="min-w-0" />
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-muted">
        <span>
          <Plural
            value={events.length}
            one="# event in the next 30 days"
            other="# events in the next 30 days"
          />
          {fromGoogle > 0 && t`, ${fromGoogle} from Google`}
        </span>
        <Link to="/calendar-view" className={textLink}>
          <Trans>See them</Trans>
        </Link>
      </p>
    </section>
  );
}
