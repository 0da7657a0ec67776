import type { ShownRaise } from '@drape/contract/analysis/evidence';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/router/link.tsx';
import { ItemPicture } from '../../wardrobe/items/item-picture.tsx';
import { wardrobeQuery } from '../../wardrobe/queries.ts';

/** The person's own garment, as long as it is in the wardrobe; the sentence stands without it. */
function OwnPiece({ id }: { id: string }) {
  const { data } = useQuery(wardrobeQuery);
  const item = data?.items.find((one) => one.id === id);
  if (!item) return null;
  return (
    <Link
      to={`/wardrobe?item=${id}`}
      className="flex shrink-0 items-center gap-3 print:hidden"
      aria-label={t`Open ${item.description}`}
    >
      <ItemPicture src={item.thumbnail_url} item={item} className="size-14 rounded-control" />
    </Link>
  );
}

/** The colour that is suggested, where it is not a garment of one's own. */
function Swatch({ hex }: { hex: string }) {
  return (
    <span
      aria-hidden
      className="cloth weave-rib size-14 shrink-0 rounded-control outline outline-line"
      style={{ backgroundColor: hex }}
    />
  );
}

type Props = { raise: ShownRaise; from: number; children: ReactNode };

/** In halves, as the rating is shown; anything finer is noise. */
const halves = (rating: number) => Math.round(2 * rating) / 2;

/** A change that was re-scored: what it is, whose it is, and how much it adds where that is at least a half. */
export function RaiseRow({ raise, from, children }: Props) {
  const gain = halves(raise.rating) - halves(from);
  return (
    <div className="flex items-center gap-4 py-1">
      {raise.item_id !== null && <OwnPiece id={raise.item_id} />}
      {raise.item_id === null && raise.hex !== null && <Swatch hex={raise.hex} />}
      <p className="min-w-0 flex-1 text-pretty">
        {children}
        {raise.item_id !== null && (
          <span className="block text-sm text-muted">
            <Trans>From your wardrobe</Trans>
          </span>
        )}
      </p>
      {gain > 0 && (
        <p className="figures min-w-10 shrink-0 text-end leading-tight text-muted">
          <span className="sr-only">
            <Trans>Rating</Trans>{' '}
          </span>
          +{gain}
        </p>
      )}
    </div>
  );
}
