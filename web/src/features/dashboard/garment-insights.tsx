import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatShortDay } from '../../lib/format.ts';
import { Link } from '../../lib/router/link.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { shownScale } from '../wardrobe/items/item-measure.ts';
import { ItemPicture } from '../wardrobe/items/item-picture.tsx';
import { wornWords } from '../wardrobe/items/item-words.ts';
import { insightsQuery, wardrobeQuery } from '../wardrobe/queries.ts';
import { clothesOf } from './worn-clothes.ts';

type Shown = { id: string; words: string };
type ShelfProps = { title: string; lead: string; shown: readonly Shown[]; items: readonly WardrobeItem[] };

const mostShown = 7;
const shownOnPhone = 3;
const mostOfCategory = 2;
const monthDays = 30.4;
const dayMs = 24 * 60 * 60 * 1000;

/** When something was last worn: its day, and after two months how many months ago that was. */
function lastWords(day: string): string {
  const months = Math.floor((Date.now() - Date.parse(day)) / dayMs / monthDays);
  return months < 2 ? t`Last on ${formatShortDay(day)}` : plural(months, { other: '# months ago' });
}

type FindingProps = { name: string | undefined; times: number; asleep: number };

/** What the shelves below add up to, in a sentence. */
function Finding({ name, times, asleep }: FindingProps) {
  if (name === undefined || times === 0) return null;
  return (
    <p className="font-display max-w-[40ch] text-lg text-pretty md:text-xl">
      <Trans>
        Your most worn piece: {name}, <Plural value={times} one="once" other="# times" />.
      </Trans>{' '}
      {asleep > 0 && (
        <span className="text-muted">
          <Plural
            value={asleep}
            one="# piece hasn’t been worn for a while."
            other="# pieces haven’t been worn for a while."
          />
        </span>
      )}
    </p>
  );
}

/** A row of garments, each with the one figure that put it there. */
function Shelf({ title, lead, shown, items }: ShelfProps) {
  const known = shown
    .slice(0, mostShown)
    .flatMap(({ id, words }) => items.filter((item) => item.id === id).map((item) => ({ item, words })));
  if (known.length === 0) return null;
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="font-display text-lg md:text-xl">{title}</h2>
        <p className="text-sm text-muted">{lead}</p>
      </div>
      <ul className="grid grid-cols-3 gap-x-2.5 gap-y-4 md:grid-cols-7 md:gap-x-4">
        {known.map(({ item, words }, index) => (
          <li
            key={item.id}
            className={cx('relative grid content-start gap-1.5', index >= shownOnPhone && 'max-md:hidden')}
          >
            <ItemPicture
              src={item.thumbnail_url}
              item={item}
              scale={shownScale(item)}
              className="aspect-4/5"
            />
            <div className="grid gap-0.5">
              <Link
                to={`/wardrobe?item=${encodeURIComponent(item.id)}`}
                className="line-clamp-2 text-xs leading-4 font-medium after:absolute after:inset-0 md:text-sm md:leading-5"
              >
                {item.description}
              </Link>
              <p className="figures text-xs leading-4 text-muted">{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
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
  const mostWorn = clothesOf(data.most_worn, items);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:gap-12">
      <Finding
        name={items.find(({ id }) => id === mostWorn[0]?.id)?.description}
        times={mostWorn[0]?.times_worn ?? 0}
        asleep={data.not_worn.length}
      />
      <Shelf
        title={t`Most worn`}
        lead={t`Your real uniform.`}
        items={items}
        shown={mostWorn.map(({ id, times_worn }) => ({
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
          words: last_worn === null ? t`Never worn` : lastWords(last_worn),
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
