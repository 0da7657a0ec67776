import type { Trip } from '@drape/contract/outfits/trips';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { InlineSelect } from '../../../ui/fields/inline-select.tsx';
import { byKind } from '../../wardrobe/items/item-order.ts';
import { ItemPicture } from '../../wardrobe/items/item-picture.tsx';
import { wardrobeQuery } from '../../wardrobe/queries.ts';
import { lengthWords } from '../ahead/day-words.ts';
import type { TripActions } from './use-trip.ts';

/** Takes along what no outfit asks for. */
function TakeAlong({ trip, actions }: { trip: Trip; actions: TripActions }) {
  const wardrobe = useQuery(wardrobeQuery).data?.items ?? [];
  const listed = new Set(trip.items.map(({ id }) => id));
  const options = wardrobe
    .filter(({ id, is_archived }) => !listed.has(id) && !is_archived)
    .map(({ id, description }) => ({ value: id, label: description }));
  if (options.length === 0) return null;
  return (
    <InlineSelect
      label={t`Add another item`}
      value=""
      options={[{ value: '', label: t`Add another item …` }, ...options]}
      className="max-w-80"
      onValueChange={(id) => id !== '' && void actions.change({ extras: [...trip.extras, id] })}
    />
  );
}

/** What goes into the suitcase, to be ticked off while packing. */
export function PackingList({ trip, actions }: { trip: Trip; actions: TripActions }) {
  const packed = new Set(trip.packed);
  const items = byKind(trip.items);
  const tick = (id: string, isPacked: boolean) =>
    actions.change({ packed: isPacked ? [...packed, id] : trip.packed.filter((one) => one !== id) });
  return (
    <section aria-labelledby="packing" className="border-t border-line py-7">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="packing" className="font-display text-xl">
          <Trans>Packing list</Trans>
        </h2>
        <p role="status" className="figures text-sm text-muted">
          <Trans>
            {trip.packed.length} of {trip.items.length} packed
          </Trans>
        </p>
      </div>
      <p className="mb-6 max-w-[64ch] text-sm text-muted">{lengthWords(trip.item_count, trip.at_least)}</p>
      <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-5 lg:grid-cols-8">
        {items.map((item) => (
          <li key={item.id} className="relative grid content-start gap-2 wrap-anywhere">
            <ItemPicture
              src={item.thumbnail_url}
              item={item}
              className={cx('aspect-4/5 transition-opacity', packed.has(item.id) && 'opacity-70')}
            />
            <Checkbox
              checked={packed.has(item.id)}
              onCheckedChange={(isPacked) => void tick(item.id, isPacked)}
            >
              <span className="block text-xs leading-4 md:text-sm md:leading-5">{item.description}</span>
            </Checkbox>
            {trip.extras.includes(item.id) && (
              <Button
                size="icon"
                variant="quiet"
                aria-label={t`Leave ${item.description} at home`}
                onClick={() => void actions.change({ extras: trip.extras.filter((id) => id !== item.id) })}
                className="absolute end-0 top-0"
              >
                <X aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <TakeAlong trip={trip} actions={actions} />
      </div>
    </section>
  );
}
