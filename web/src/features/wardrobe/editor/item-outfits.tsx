import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../lib/router/link.tsx';
import { Collage } from '../../outfits/collage.tsx';
import { lookbookQuery } from '../../outfits/queries.ts';

const shownOutfits = 3;

/** The saved outfits that an item is part of, as pictures. */
export function ItemOutfits({ itemId }: { itemId: string }) {
  const { data } = useQuery(lookbookQuery);
  const outfits = data?.outfits.filter(({ wardrobe_item_ids: ids }) => ids.includes(itemId)) ?? [];
  if (outfits.length === 0) return null;
  return (
    <section aria-labelledby="item-outfits" className="grid gap-3">
      <h3 id="item-outfits" className="font-display text-lg">
        <Trans>In your outfits</Trans>
      </h3>
      <ul aria-label={t`Outfits with this item`} className="grid grid-cols-3 gap-3">
        {outfits.slice(0, shownOutfits).map((outfit) => (
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
  );
}
