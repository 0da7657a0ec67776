import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatCalendarDay } from '../../lib/format.ts';
import { Link } from '../../lib/router/link.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { ItemPicture } from '../wardrobe/items/item-picture.tsx';
import { wornWords } from '../wardrobe/items/item-words.ts';
import { insightsQuery, wardrobeQuery } from '../wardrobe/queries.ts';

type Shown = { id: string; words: string };
type ShelfProps = { title: string; lead: string; shown: readonly Shown[]; items: readonly WardrobeItem[] };

const mostShown = 8;
const mostOfCategory = 2;

/** A row of garments, each with the one figure that put it there. */
function Shelf({ title, lead, shown, items }: ShelfProps) {
  const known = shown
    .slice(0, mostShown)
    .flatMap(({ id, words }) => items.filter((item) => item.id === id).map((item) => ({ item, words })));
  if (known.length === 0) return null;
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 className="font-display text-xl">{title}</h2>
        <p className="text-sm text-muted">{lead}</p>
      </div>
      <ul className="-mx-5 grid auto-cols-[7.6rem] grid-flow-col gap-3 scroll-px-5 overflow-x-auto px-5 pb-1 [scrollbar-width:thin] md:mx-0 md:auto-cols-[minmax(6rem,1fr)] md:px-0">
        {known.map(({ item, words }) => (
          <li key={item.id} className="relative grid content-start gap-1.5">
            <ItemPicture src={item.thumbnail_url} className="aspect-4/5" />
            <Link
              to={`/wardrobe?item=${encodeURIComponent(item.id)}`}
              className="line-clamp-2 min-h-10 text-sm leading-5 font-medium after:absolute after:inset-0"
            >
              {item.description}
            </Link>
            <p className="figures text-xs text-muted">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What dresses somebody before watches and belts, which are worn nearly every day. */
function clothesFirst<T extends { id: string }>(list: readonly T[], items: readonly WardrobeItem[]): T[] {
  const isSmall = ({ id }: T) => items.find((item) => item.id === id)?.category === 'accessories';
  return [...list.filter((each) => !isSmall(each)), ...list.filter(isSmall)];
}

/** A few of a category at most, so that shoes, which go with everything, do not fill the shelf. */
function ofEachKind<T extends { id: string }>(list: readonly T[], items: readonly WardrobeItem[]): T[] {
  const taken = new Map<string, number>();
  return list.filter(({ id }) => {
    const category = items.find((item) => item.id === id)?.category ?? '';
    const count = taken.get(category) ?? 0;
    taken.set(category, count + 1);
    return count < mostOfCategory && category !== 'accessories';
  });
}

/** The clothes themselves before any plot: what is worn most, what sleeps, and what goes with most. */
export function GarmentInsights() {
  const { data, isError } = useQuery(insightsQuery);
  const { data: wardrobe } = useQuery(wardrobeQuery);
  if (isError) return null;
  if (!data || !wardrobe) return <Skeleton className="h-[46rem]" />;
  const { items } = wardrobe;
  if (items.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <Shelf
        title={t`Most worn`}
        lead={t`Your real uniform.`}
        items={items}
        shown={clothesFirst(data.most_worn, items).map(({ id, times_worn }) => ({
          id,
          words: wornWords(times_worn),
        }))}
      />
      <Shelf
        title={t`Sleeping`}
        lead={t`Not worn for a while. Wear them once, or let them go.`}
        items={items}
        shown={data.not_worn.map(({ id, last_worn }) => ({
          id,
          words: last_worn === null ? t`Never worn` : t`Last on ${formatCalendarDay(last_worn)}`,
        }))}
      />
      <Shelf
        title={t`Goes with most`}
        lead={t`The pieces that make the most outfits.`}
        items={items}
        shown={ofEachKind(data.versatility, items).map(({ id, outfits }) => ({
          id,
          words: plural(outfits, { one: '# outfit', other: '# outfits' }),
        }))}
      />
    </div>
  );
}
