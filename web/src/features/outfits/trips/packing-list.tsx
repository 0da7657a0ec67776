import type { Trip } from '@drape/contract/outfits/trips';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { InlineSelect } from '../../../ui/fields/inline-select.tsx';
import { ItemPicture } from '../../wardrobe/items/item-picture.tsx';
import { capitalised } from '../../wardrobe/items/item-words.ts';
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
  const groups = Map.groupBy(trip.items, ({ category }) => category);
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
      <div className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {[...groups].map(([category, items]) => (
          <div key={category}>
            <h3 className="mb-2 text-sm font-medium text-muted">{capitalised(category)}</h3>
            <ul className="grid gap-1">
              {items.map((item) => (
                <li key={item.id} className="flex min-h-14 items-center gap-3">
                  <ItemPicture src={item.thumbnail_url} className="size-12 shrink-0" />
                  <div className="min-w-0 flex-1 wrap-anywhere">
                    <Checkbox
                      checked={packed.has(item.id)}
                      onCheckedChange={(isPacked) => void tick(item.id, isPacked)}
                    >
                      {item.description}
                    </Checkbox>
                  </div>
                  {trip.extras.includes(item.id) && (
                    <Button
                      size="icon"
                      variant="quiet"
                      aria-label={t`Leave ${item.description} at home`}
                      onClick={() =>
                        void actions.change({ extras: trip.extras.filter((id) => id !== item.id) })
                      }
                    >
                      <X aria-hidden />
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="mt-6">
        <TakeAlong trip={trip} actions={actions} />
      </div>
    </section>
  );
}
