import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '../../../lib/router/link.tsx';
import { clearBuilder, step } from '../../outfits/builder/builder.ts';
import { varied } from '../../outfits/builder/varied.ts';
import { Collage } from '../../outfits/collage.tsx';
import { usualLayout } from '../../outfits/flat-lay.ts';
import { lookbookQuery, outfitAroundQuery } from '../../outfits/queries.ts';
import { wardrobeQuery } from '../queries.ts';

const shownOutfits = 3;
/** More than are shown, so that those can differ. */
const asked = [0, 1, 2, 3, 4, 5];
/** A smaller wardrobe often has no whole outfit around a piece. */
const worthSuggesting = 20;

type Props = { item: WardrobeItem; isPro: boolean };

/** The ways to wear an item as pictures: the saved outfits that it is part of, or some that the planner proposes. */
export function ItemOutfits({ item, isPro }: Props) {
  const { data, isPending } = useQuery(lookbookQuery);
  const saved = data?.outfits.filter(({ wardrobe_item_ids: ids }) => ids.includes(item.id)) ?? [];
  if (isPending) return null;
  return saved.length > 0 ? (
    <section aria-labelledby="item-outfits" className="grid gap-3">
      <h3 id="item-outfits" className="font-display text-lg">
        <Trans>In your outfits</Trans>
      </h3>
      <ul aria-label={t`Outfits with this item`} className="grid grid-cols-3 gap-3">
        {saved.slice(0, shownOutfits).map((outfit) => (
          <li key={outfit.id} className="relative grid content-start gap-1">
            <Collage items={outfit.items} layout={outfit.layout} />
            <Link
              to={`/outfits?outfit=${encodeURIComponent(outfit.id)}`}
              className="truncate text-xs after:absolute after:inset-0 after:rounded-photo"
            >
              {outfit.name ?? outfit.event_title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ) : (
    isPro && item.status === 'available' && !item.is_archived && <WaysToWear item={item} />
  );
}

/** Outfits around an item that nobody has put together yet; each opens on the builder's table. */
function WaysToWear({ item }: Pick<Props, 'item'>) {
  const { data: wardrobe } = useQuery(wardrobeQuery);
  const owned = wardrobe?.items ?? [];
  const enabled = owned.length >= worthSuggesting;
  const found = useQueries({
    queries: asked.map((turn) => ({ ...outfitAroundQuery(item.id, turn), enabled })),
  });
  if (found.some(({ isPending }) => isPending)) return null;
  const ways = found.flatMap(({ data }) => {
    const items = owned.filter(({ id }) => data?.wardrobe_item_ids.includes(id));
    return items.length > 1 ? [items] : [];
  });
  const outfits = varied(ways, shownOutfits);
  if (outfits.length === 0) return null;
  return (
    <section aria-labelledby="item-outfits" className="grid animate-appear gap-3">
      <h3 id="item-outfits" className="font-display text-lg">
        <Trans>Ways to wear it</Trans>
      </h3>
      <ul className="grid grid-cols-3 gap-3">
        {outfits.map((items) => (
          <li key={items.map(({ id }) => id).join()} className="relative">
            <Collage items={items} />
            <Link
              to="/outfits/build"
              onClick={() => {
                clearBuilder();
                step(() => usualLayout(items));
              }}
              aria-label={t`Start from ${items.map(({ description }) => description).join(', ')}`}
              className="absolute inset-0 rounded-photo"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
