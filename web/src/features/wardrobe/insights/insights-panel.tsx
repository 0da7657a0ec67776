import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCalendarDay, formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { ItemPicture } from '../items/item-picture.tsx';
import { wornWords } from '../items/item-words.ts';
import { insightsQuery } from '../queries.ts';
import { wardrobeMessages } from '../wardrobe-messages.ts';
import { ColourUse } from './colour-use.tsx';

type Row = { id: string; detail: string };
type RankProps = {
  title: string;
  rows: readonly Row[];
  nothing: string;
  itemOf: (id: string) => WardrobeItem | undefined;
  onOpen: (id: string) => void;
};

const shownRows = 5;

function Ranking({ title, rows, nothing, itemOf, onOpen }: RankProps) {
  const known = rows.flatMap(({ id, detail }) => {
    const item = itemOf(id);
    return item ? [{ item, detail }] : [];
  });
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <h3 className="font-display text-lg">{title}</h3>
      {known.length === 0 ? (
        <p className="border-t border-line pt-3 text-sm text-muted">{nothing}</p>
      ) : (
        <ol>
          {known.slice(0, shownRows).map(({ item, detail }) => (
            <li key={item.id} className="relative flex items-center gap-3 border-t border-line py-2">
              <ItemPicture
                src={item.thumbnail_url}
                item={item}
                className="size-12 shrink-0 rounded-control"
              />
              <button
                type="button"
                onClick={() => onOpen(item.id)}
                className="min-w-0 flex-1 truncate text-start text-sm font-medium after:absolute after:inset-0"
              >
                {item.description}
              </button>
              <span className="figures shrink-0 text-sm text-muted">{detail}</span>
            </li>
          ))}
        </ol>
      )}
      {known.length > shownRows && (
        <p className="figures text-sm text-muted">
          <Trans>and {known.length - shownRows} more</Trans>
        </p>
      )}
    </section>
  );
}

function Panel({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <Dialog
      open
      shape="panel"
      title={t`Wardrobe insights`}
      description={t`What you wear, what waits, and what it costs.`}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="pt-6">{children}</div>
    </Dialog>
  );
}

type Props = { items: readonly WardrobeItem[]; onOpen: (id: string) => void; onClose: () => void };

/** What the wear log tells about the wardrobe. */
export function InsightsPanel({ items, onOpen, onClose }: Props) {
  const { data, isError, refetch, isFetching } = useQuery(insightsQuery);
  if (isError && !data) {
    return (
      <Panel onClose={onClose}>
        <Alert
          messages={[t(wardrobeMessages.insightsFailed)]}
          action={
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              <Trans>Retry</Trans>
            </Button>
          }
        />
      </Panel>
    );
  }
  if (!data) {
    return (
      <Panel onClose={onClose}>
        <Skeleton className="h-96" />
      </Panel>
    );
  }
  const byId = new Map(items.map((item) => [item.id, item]));
  const open = (id: string) => {
    onClose();
    onOpen(id);
  };
  const shared = { itemOf: (id: string) => byId.get(id), onOpen: open };
  const worn = (list: typeof data.most_worn) =>
    list.map(({ id, times_worn }) => ({ id, detail: wornWords(times_worn) }));
  return (
    <Panel onClose={onClose}>
      <dl className="figures grid grid-cols-3 gap-4 pb-10">
        {[
          [t`Pieces`, data.total],
          [t`Wears noted`, data.worn_total],
          [t`Not worn for ${wardrobeLimits.notWornDays} days`, data.not_worn.length],
        ].map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-display text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      <ColourUse colours={data.colours} />
      <div className="mt-12 grid gap-x-10 gap-y-10 sm:grid-cols-2">
        <Ranking
          title={t`Most worn`}
          rows={worn(data.most_worn)}
          nothing={t`Note what you wear, and it shows here.`}
          {...shared}
        />
        <Ranking
          title={t`Least worn`}
          rows={worn(data.least_worn)}
          nothing={t`Nothing to tell yet.`}
          {...shared}
        />
        <Ranking
          title={t`Not worn for ${wardrobeLimits.notWornDays} days`}
          rows={data.not_worn.map(({ id, last_worn }) => ({
            id,
            detail: last_worn === null ? t`Never` : t`Last ${formatCalendarDay(last_worn)}`,
          }))}
          nothing={t`You’ve worn everything lately.`}
          {...shared}
        />
        <Ranking
          title={t`Cost per wear`}
          rows={data.cost_per_wear.map(({ id, cost_per_wear, currency }) => ({
            id,
            detail: formatMoney(cost_per_wear, currency),
          }))}
          nothing={t`Give items a price, and what each wear costs shows here.`}
          {...shared}
        />
        <Ranking
          title={t`Most versatile`}
          rows={data.versatility.map(({ id, outfits }) => ({
            id,
            detail: plural(outfits, { one: '# outfit', other: '# outfits' }),
          }))}
          nothing={t`With a few tops, bottoms and shoes, the pieces that go with most show here.`}
          {...shared}
        />
      </div>
    </Panel>
  );
}
