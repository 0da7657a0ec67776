import {
  type ItemOccasion,
  itemCategories,
  itemOccasions,
  itemSeasons,
  itemStatuses,
} from '@drape/contract/wardrobe/wardrobe-options';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Toggle } from '../../../ui/fields/toggle.tsx';
import { splitTags } from '../editor/item-form.ts';
import { capitalised, categoryOptions, seasonOptions, statusOptions } from './item-words.ts';
import type { BulkChanges } from './use-bulk-edit.ts';

const leave = msg`Leave as it is`;
const empty = { category: '', season: '', status: '', tags: '' };

type Props = {
  title: string;
  pending: boolean;
  onClose: () => void;
  onSave: (changes: BulkChanges, addTags: string[]) => void;
};

/** What several items get in common; what is left alone stays as it is on each. */
export function BulkEditDialog({ title, pending, onClose, onSave }: Props) {
  const [choice, setChoice] = useState(empty);
  const [occasion, setOccasion] = useState<ItemOccasion[]>([]);
  const category = itemCategories.find((one) => one === choice.category);
  const season = itemSeasons.find((one) => one === choice.season);
  const status = itemStatuses.find((one) => one === choice.status);
  const addTags = splitTags(choice.tags);
  const changes: BulkChanges = {
    ...(category && { category }),
    ...(season && { season }),
    ...(status && { status }),
    ...(occasion.length > 0 && { occasion }),
  };
  const nothing = Object.keys(changes).length === 0 && addTags.length === 0;
  const set = (part: Partial<typeof empty>) => setChoice((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(changes, addTags);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <form onSubmit={submit} className="grid gap-4">
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label={t`Category`}
            placeholder={t(leave)}
            options={categoryOptions}
            value={choice.category}
            onChange={(event) => set({ category: event.target.value })}
          />
          <SelectField
            label={t`Season`}
            placeholder={t(leave)}
            options={seasonOptions}
            value={choice.season}
            onChange={(event) => set({ season: event.target.value })}
          />
          <SelectField
            label={t`Status`}
            placeholder={t(leave)}
            options={statusOptions}
            value={choice.status}
            onChange={(event) => set({ status: event.target.value })}
          />
          <TextField
            label={t`Add tags`}
            placeholder={t`holiday, linen`}
            autoComplete="off"
            value={choice.tags}
            onChange={(event) => set({ tags: event.target.value })}
          />
        </div>
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 text-sm font-medium">
            <Trans>Occasions, instead of what each has</Trans>
          </legend>
          <div className="flex flex-wrap gap-2">
            {itemOccasions.map((value) => (
              <Toggle
                key={value}
                pressed={occasion.includes(value)}
                onPressedChange={(on) =>
                  setOccasion(on ? [...occasion, value] : occasion.filter((one) => one !== value))
                }
              >
                {capitalised(value)}
              </Toggle>
            ))}
          </div>
        </fieldset>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="primary" disabled={nothing} pending={pending}>
            <Trans>Save changes</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
