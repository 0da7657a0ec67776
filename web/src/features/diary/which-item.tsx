import type { DiaryItem } from '@drape/contract/outfits/diary';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { filterItems, noFilter } from '../wardrobe/items/item-filter.ts';
import { ItemPicture } from '../wardrobe/items/item-picture.tsx';
import { wardrobeQuery } from '../wardrobe/queries.ts';

type Props = {
  /** The items that the garment is likely to be, likeliest first. */
  choices: readonly DiaryItem[];
  isAnswered: boolean;
  onAnswer: (itemId: string | null, notMine?: boolean) => void;
  onClose: () => void;
};

const mostFound = 12;

/** Asks which item a garment of a photo is: a likely one, any other of the wardrobe, or none. */
export function WhichItem({ choices, isAnswered, onAnswer, onClose }: Props) {
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query.trim());
  const { data } = useQuery(wardrobeQuery);
  const found = useMemo(
    () =>
      sought === ''
        ? choices
        : filterItems(data?.items ?? [], { ...noFilter, query: sought }).slice(0, mostFound),
    [choices, data, sought],
  );
  return (
    <Dialog open title={t`Which one is it?`} onOpenChange={onClose}>
      <TextField
        label={t`Search your wardrobe`}
        type="search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {found.length > 0 ? (
        <ul aria-label={t`Items`} className="grid gap-1">
          {found.map(({ id, description, thumbnail_url }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onAnswer(id)}
                className="flex w-full items-center gap-3 rounded-control p-2 text-start hover:bg-wash"
              >
                <ItemPicture src={thumbnail_url} className="aspect-4/5 w-14 shrink-0" />
                {description}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">
          {sought === '' ? t`Nothing you own looks like this.` : t`No item found.`}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onAnswer(null, true)}>
          <Trans>Not mine</Trans>
        </Button>
        {isAnswered && (
          <Button variant="quiet" onClick={() => onAnswer(null)}>
            <Trans>Clear the answer</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  );
}
