import type { DiaryEntry, DiaryItem, WornGarment } from '@drape/contract/outfits/diary';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ItemPicture } from '../wardrobe/items/item-picture.tsx';
import type { Worn } from './queries.ts';
import { WhichItem } from './which-item.tsx';

type Props = {
  entry: DiaryEntry;
  garment: WornGarment;
  items: readonly DiaryItem[];
  worn: Worn;
  /** The garment as the photo shows it. */
  cutOut: ReactNode;
};

/** A garment of a photo: the item it looks like, or that it is not in the wardrobe yet; each answer can be changed. */
export function WornRow({ entry, garment, items, worn, cutOut }: Props) {
  const [open, setOpen] = useState(false);
  const { key, item_id, suggestion, words } = garment;
  const id = item_id ?? suggestion?.item_id;
  const item = items.find((each) => each.id === id);
  const name = item?.description ?? words;
  const say = (chosen: string | null, not_mine = false) => {
    setOpen(false);
    worn.say.mutate({ entry, answers: [{ key, item_id: chosen, not_mine }] });
  };
  return (
    <li className="flex items-center gap-3 border-t border-line py-3">
      {item ? (
        <ItemPicture src={item.thumbnail_url} className="aspect-4/5 w-14 shrink-0" />
      ) : (
        <span className="grid aspect-4/5 w-14 shrink-0 place-items-center overflow-hidden rounded-photo bg-plate p-1 [&>*]:size-full">
          {cutOut}
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1 xl:flex-col xl:items-start">
        <p className="min-w-[min(10rem,100%)] flex-1 wrap-anywhere xl:flex-none xl:leading-5.5">
          {garment.worn ? (
            <span className="inline-flex items-center gap-1.5">
              <Check aria-hidden className="size-4 shrink-0" />
              {name}
            </span>
          ) : item ? (
            <Trans>This looks like your {name}</Trans>
          ) : (
            <span className="block text-muted first-letter:uppercase">{words}</span>
          )}
        </p>
        <div className="flex flex-wrap gap-2 xl:gap-0">
          {!item && (
            <Button
              size="sm"
              variant="quiet"
              pending={worn.add.isPending}
              onClick={() => worn.add.mutate({ entry, key })}
              className="max-xl:-ms-3 xl:-ms-2 xl:px-2"
            >
              <Plus aria-hidden />
              <Trans>Add to wardrobe</Trans>
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            aria-haspopup="dialog"
            className="xl:px-2 xl:first:-ms-2"
            aria-label={t`Change: ${name}`}
            onClick={() => setOpen(true)}
          >
            <Trans>Change</Trans>
          </Button>
        </div>
      </div>
      {open && (
        <WhichItem
          choices={garment.choices.flatMap(
            ({ item_id: choice }) => items.find(({ id }) => id === choice) ?? [],
          )}
          isAnswered={item_id !== null}
          onAnswer={say}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
