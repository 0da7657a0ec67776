import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, CornerDownLeft, Layers, Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react';
import { Link } from '../../lib/router/link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { upcomingQuery } from '../calendar/queries.ts';
import { memberItems, places, planItems } from '../navigation/navigation-items.ts';
import { lookbookQuery } from '../outfits/queries.ts';
import { ItemPicture } from '../wardrobe/items/item-picture.tsx';
import { wardrobeQuery } from '../wardrobe/queries.ts';
import { type Found, find } from './find.ts';

/** Every screen once, under the first of its names. */
function pagesToFind() {
  const ofPlaces = places.flatMap((place) => ('items' in place ? place.items : []));
  const all = [...memberItems.filter(({ to }) => to !== '/'), ...planItems, ...ofPlaces];
  const byAddress = new Map(all.toReversed().map(({ to, label }) => [to, { to, name: t(label) }]));
  return [...byAddress.values()].toReversed();
}

function useFound(query: string): Found[] {
  const items = useQuery(wardrobeQuery).data?.items ?? [];
  const outfits = useQuery(lookbookQuery).data?.outfits ?? [];
  const events = useQuery(upcomingQuery).data?.events ?? [];
  return find({ pages: pagesToFind(), items, outfits, events }, query);
}

function Mark({ found }: { found: Found }) {
  if (found.picture !== undefined)
    return <ItemPicture src={found.picture} className="size-10 shrink-0 rounded-control" />;
  const Icon = { page: CornerDownLeft, item: Search, outfit: Layers, event: CalendarDays }[found.kind];
  return (
    <span className="grid size-10 shrink-0 place-items-center text-muted">
      <Icon aria-hidden className="size-4" />
    </span>
  );
}

/** One field for everything that can be gone to. The arrow keys lead from it into what was found and back. */
export function FinderDialog({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const found = useFound(useDeferredValue(query));
  const frame = useRef<HTMLDivElement>(null);
  const kinds = { page: t`Page`, item: t`Item`, outfit: t`Outfit`, event: t`Event` };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const { activeElement } = document;
    const at = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
    stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
  };
  return (
    <Dialog open title={t`Find`} onOpenChange={(open) => !open && onClose()}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links within. */}
      <div ref={frame} onKeyDown={walk} className="grid gap-3">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            frame.current?.querySelector<HTMLElement>('a')?.click();
          }}
          className="relative"
        >
          <Search aria-hidden className="pointer-events-none absolute top-3.5 start-3.5 size-4 text-muted" />
          <input
            type="search"
            aria-label={t`Find a page, item, outfit or event`}
            placeholder={t`Find a page, item, outfit or event`}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="h-11 w-full rounded-full border border-edge bg-raised ps-10 pe-4 text-base text-ink placeholder:text-muted"
          />
        </form>
        <p role="status" className="sr-only">
          {found.length === 0 ? t`No matches.` : ''}
        </p>
        {found.length === 0 && (
          <p className="py-4 text-sm text-muted">
            <Trans>No matches.</Trans>
          </p>
        )}
        <ul aria-label={t`Results`} className="-mx-2 min-h-40">
          {found.map((one) => (
            <li key={`${one.kind} ${one.to}`}>
              <Link
                to={one.to}
                onClick={onClose}
                className="flex min-h-11 items-center gap-3 rounded-control px-2 py-0.5 text-sm hover:bg-wash focus-visible:bg-wash focus-visible:-outline-offset-2"
              >
                <Mark found={one} />
                <span className="min-w-0 flex-1 truncate">{one.name}</span>
                <span className="text-xs text-muted">{kinds[one.kind]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
