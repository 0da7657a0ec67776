import type { ItemDraft } from '@drape/contract/wardrobe/wardrobe-item';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { randomKey } from '../../lib/random-key.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { ItemPicture } from '../wardrobe/items/item-picture.tsx';
import { wardrobeMessages as says, tellFailure } from '../wardrobe/wardrobe-messages.ts';
import basics from './typical-basics.json' with { type: 'json' };

/** The basics as the server reads and draws them. */
const basicsQuery = queryOptions({
  queryKey: ['first-run', 'basics'],
  queryFn: ({ signal }) => api.parseItems({ body: { description: basics.lines.join('\n') } }, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

function useAddBasics() {
  const queryClient = useQueryClient();
  const [key, setKey] = useState(randomKey);
  return useMutation({
    mutationFn: (description: string) => api.createItems({ body: { description } }, { idempotencyKey: key }),
    onSuccess: async () => {
      setKey(randomKey());
      await queryClient.invalidateQueries({ queryKey: ['wardrobe'] });
    },
    onError: (error) => tellFailure(t(says.createFailed), error),
  });
}

function Basic({ draft, chosen, onTurn }: { draft: ItemDraft; chosen: boolean; onTurn: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onTurn}
      className={cx(
        'group relative grid w-full content-start gap-1.5 rounded-photo text-start text-xs',
        chosen && 'font-medium',
      )}
    >
      <ItemPicture
        src={draft.image_url}
        className={cx('aspect-square', chosen && 'outline-2 -outline-offset-2 outline-ink')}
      />
      <span className="min-h-8 pb-1">{draft.description}</span>
      {chosen && (
        <span
          aria-hidden
          className="absolute end-2 top-2 grid size-6 place-items-center rounded-full bg-ink text-paper"
        >
          <Check className="size-4" />
        </span>
      )}
    </button>
  );
}

/** "Which of these do you own?": typical basics as pictures, of which a tap adds each to the wardrobe. */
export function PickBasics() {
  const { data, isError } = useQuery(basicsQuery);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const add = useAddBasics();
  const turn = (name: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(name)) after.add(name);
      return after;
    });
  if (isError) return null;
  const drafts = data?.items ?? [];
  const text = drafts
    .filter(({ description }) => chosen.has(description))
    .map(({ description }) => description)
    .join('\n');
  return (
    <section aria-labelledby="basics" className="grid gap-4">
      <h3 id="basics" className="font-display text-lg">
        <Trans>Which of these do you own?</Trans>
      </h3>
      {data ? (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-7">
          {drafts.map((draft) => (
            <li key={draft.description}>
              <Basic
                draft={draft}
                chosen={chosen.has(draft.description)}
                onTurn={() => turn(draft.description)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-[36rem]" />
      )}
      {chosen.size > 0 && (
        <div className="sticky bottom-16 z-10 -mx-5 grid border-t border-line bg-paper px-5 py-3 md:bottom-0 md:mx-0 md:justify-items-center">
          <Button variant="primary" size="lg" pending={add.isPending} onClick={() => add.mutate(text)}>
            {t`Add ${plural(chosen.size, { one: '# item', other: '# items' })}`}
          </Button>
        </div>
      )}
    </section>
  );
}
