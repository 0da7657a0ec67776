import type { WardrobeInsights } from '@drape/contract/wardrobe/wardrobe';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatCalendarDay, formatCount } from '../../lib/format.ts';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { resolveText } from '../../ui/resolve-text.ts';
import { ExampleWardrobe } from '../first-run/examples/example-statistics.tsx';
import { ItemPicture } from '../wardrobe/items/item-picture.tsx';
import { categoryOptions, wornWords } from '../wardrobe/items/item-words.ts';
import { insightsQuery as wardrobeInsightsQuery, wardrobeQuery } from '../wardrobe/queries.ts';
import { DashboardData } from './dashboard-data.tsx';
import { builderQuery } from './queries.ts';
import { Recommendations } from './recommendations.tsx';
import { clothesOf } from './worn-clothes.ts';

const shown = 5;

type Row = { item: WardrobeItem; detail: string };

function ItemList({ title, rows, nothing }: { title: string; rows: readonly Row[]; nothing: string }) {
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <h2 className="font-display text-lg">{title}</h2>
      {rows.length === 0 && <p className="border-t border-line pt-3 text-sm text-muted">{nothing}</p>}
      <ol>
        {rows.slice(0, shown).map(({ item, detail }) => (
          <li key={item.id} className="relative flex items-center gap-3 border-t border-line py-2">
            <ItemPicture src={item.thumbnail_url} item={item} className="size-12 shrink-0 rounded-control" />
            <Link
              to={`/wardrobe?item=${item.id}`}
              className="min-w-0 flex-1 truncate text-sm font-medium after:absolute after:inset-0"
            >
              {item.description}
            </Link>
            <span className="figures shrink-0 text-sm text-muted">{detail}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Counts({ insights, outfits }: { insights: WardrobeInsights; outfits: number }) {
  const figures = [
    [t`Pieces`, insights.total],
    [t`Possible outfits`, outfits],
    [t`Wears noted`, insights.worn_total],
    [t`Not worn for ${wardrobeLimits.notWornDays} days`, insights.not_worn.length],
  ] as const;
  return (
    <dl className="figures grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4 md:gap-x-10">
      {figures.map(([label, value]) => (
        <div key={label} className="border-t border-ink pt-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="mt-1 font-display text-2xl">{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Categories({ items }: { items: readonly WardrobeItem[] }) {
  const counts = categoryOptions
    .map(({ value, label }) => ({
      value,
      label,
      count: items.filter(({ category }) => category === value).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <section aria-label={t`By category`} className="grid content-start gap-2">
      <h2 className="font-display text-lg">
        <Trans>By category</Trans>
      </h2>
      <dl>
        {counts.map(({ value, label, count }) => (
          <div
            key={value}
            className="grid grid-cols-[7rem_1fr_2.5rem] items-center gap-3 border-t border-line py-2.5 text-sm"
          >
            <dt>{resolveText(label)}</dt>
            <dd aria-hidden className="h-1.5">
              <div className="h-full bg-ink" style={{ width: `${(100 * count) / most}%` }} />
            </dd>
            <dd className="figures text-end">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Lists({ insights, items }: { insights: WardrobeInsights; items: readonly WardrobeItem[] }) {
  const byId = new Map(items.map((item) => [item.id, item]));
  const mostWorn = clothesOf(insights.most_worn, items);
  const rows = (ids: readonly { id: string; detail: string }[]) =>
    ids.flatMap(({ id, detail }): Row[] => {
      const item = byId.get(id);
      return item ? [{ item, detail }] : [];
    });
  return (
    <div className="grid gap-x-12 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
      <Categories items={items.filter(({ is_archived }) => !is_archived)} />
      <ItemList
        title={t`Most worn`}
        rows={rows(mostWorn.map(({ id, times_worn }) => ({ id, detail: wornWords(times_worn) })))}
        nothing={t`Note what you wear, and it shows here.`}
      />
      <ItemList
        title={t`Not worn for ${wardrobeLimits.notWornDays} days`}
        rows={rows(
          insights.not_worn.map(({ id, last_worn }) => ({
            id,
            detail: last_worn === null ? t`Never` : t`Last ${formatCalendarDay(last_worn)}`,
          })),
        )}
        nothing={t`You’ve worn everything lately.`}
      />
    </div>
  );
}

/** What the wardrobe makes of itself, and which purchases would make most of it. */
export function WardrobeTab() {
  const builder = useQuery(builderQuery);
  const insights = useQuery(wardrobeInsightsQuery);
  const items = useQuery(wardrobeQuery);
  return (
    <DashboardData query={builder}>
      {({ recommendations, outfits, pieces }) =>
        pieces === 0 ? (
          <EmptyState
            title={t`Your wardrobe is empty`}
            art={<ExampleWardrobe />}
            action={
              <Button asChild variant="primary">
                <Link to="/wardrobe">
                  <Trans>Add clothes</Trans>
                </Link>
              </Button>
            }
          >
            <Trans>
              Paste a list or add photos to see which outfits your clothes make and what would add more.
            </Trans>
          </EmptyState>
        ) : (
          <div className="grid gap-14">
            <Recommendations recommendations={recommendations} outfits={outfits} pieces={pieces} />
            <DashboardData query={insights} rows={1}>
              {(detail) => <Counts insights={detail} outfits={outfits} />}
            </DashboardData>
            <DashboardData query={items} rows={1}>
              {(all) => insights.data && <Lists insights={insights.data} items={all.items} />}
            </DashboardData>
          </div>
        )
      }
    </DashboardData>
  );
}
