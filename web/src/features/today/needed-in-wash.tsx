import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/notices/toast.tsx';
import { eventWhen } from '../calendar/events/event-when.ts';
import { upcomingQuery } from '../calendar/queries.ts';
import { aheadMessages as says, tellFailure } from '../outfits/ahead/ahead-messages.ts';
import { refreshPlans } from '../outfits/ahead/ahead-queries.ts';
import { ItemPicture } from '../wardrobe/items/item-picture.tsx';
import { type NeededItem, neededInWash } from './needed-items.ts';

function Needed({ item, event }: NeededItem) {
  const queryClient = useQueryClient();
  const setStatus = (status: WardrobeItem['status']) =>
    api.updateItem({ params: { id: item.id }, body: { status } }).then(() => refreshPlans(queryClient));
  const clean = useMutation({
    mutationFn: () => setStatus('available'),
    onSuccess: () =>
      showToast({
        title: t`${item.description} is clean again`,
        action: { label: t`Undo`, onAction: () => void setStatus('in_wash') },
      }),
    onError: (error) => tellFailure(t(says.saveFailed), error),
  });
  return (
    <li className="flex items-center gap-4 border-t border-line py-3">
      <ItemPicture src={item.thumbnail_url} item={item} className="h-16 w-13 shrink-0" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        {item.description}
        <span className="block text-sm text-muted">
          {event.title}, {eventWhen(event.startTime)}
        </span>
      </p>
      <Button size="sm" pending={clean.isPending} onClick={() => clean.mutate()}>
        {!clean.isPending && <Check aria-hidden />}
        <Trans>It’s clean</Trans>
      </Button>
    </li>
  );
}

/** What a coming outfit needs and is in the wash. Nothing where all is clean. */
export function NeededInWash() {
  const { data } = useQuery(upcomingQuery);
  const items = neededInWash(data?.events ?? []);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="in-wash">
      <h2 id="in-wash" className="mb-4 font-display text-xl">
        <Trans>In the wash, but needed</Trans>
      </h2>
      <ul className="border-b border-line md:max-w-[40rem]">
        {items.map((one) => (
          <Needed key={one.item.id} {...one} />
        ))}
      </ul>
    </section>
  );
}
