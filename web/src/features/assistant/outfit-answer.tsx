import { useQuery } from '@tanstack/react-query';
import { formatWeekday } from '../../lib/format.ts';
import { Link } from '../../ui/link.tsx';
import { Collage } from '../outfits/collage.tsx';
import { wardrobeQuery } from '../wardrobe/queries.ts';
import { cardLook, Items } from './chat-items.tsx';
import type { OutfitCard } from './words-beside.ts';

type Props = { card: OutfitCard; onFollow: () => void };

/** An outfit as it is laid out elsewhere, beside what it is for and the names of its pieces. */
export function OutfitAnswer({ card, onFollow }: Props) {
  const { data } = useQuery(wardrobeQuery);
  const { items, title, date } = card;
  const owned = items.flatMap(({ id }) => data?.items.find((item) => item.id === id) ?? []);
  const when = formatWeekday(date);
  const head = (
    <div className="grid gap-0.5">
      <p className="font-display leading-5 wrap-anywhere md:text-lg md:leading-6">{title}</p>
      {title !== when && <p className="tabular text-xs text-muted">{when}</p>}
    </div>
  );
  if (owned.length < items.length) {
    return (
      <div className={cardLook}>
        {head}
        <Items items={items} onFollow={onFollow} />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,11fr)_minmax(0,9fr)] overflow-hidden rounded-photo border border-line bg-raised">
      <div className="grid content-center bg-plate">
        <Collage items={owned} className="rounded-none!" />
      </div>
      <div className="grid content-start gap-3 p-3 md:p-3.5">
        {head}
        <ul className="divide-y divide-line text-xs">
          {items.map(({ id, description }) => (
            <li key={id}>
              <Link
                href={`/wardrobe?item=${encodeURIComponent(id)}`}
                onClick={onFollow}
                className="block py-1.5 leading-4 wrap-anywhere hover:underline max-md:py-1"
              >
                {description}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
