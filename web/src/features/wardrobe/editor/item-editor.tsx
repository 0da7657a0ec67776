import type { WardrobeItemDetail } from '@drape/contract/wardrobe/wardrobe-item';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CareNotesField, ItemField, OccasionField, type SimpleField, TagsField } from './item-fields.tsx';
import { useItemEditor } from './use-item-editor.ts';

const groups: readonly (readonly [title: MessageDescriptor, fields: readonly SimpleField[]])[] = [
  [msg`What it is`, ['category', 'subcategory', 'color_primary', 'color_secondary', 'pattern', 'material']],
  [msg`Details`, ['brand', 'size', 'season', 'formality', 'warmth', 'quantity']],
  [msg`Keeping`, ['status', 'kept_in', 'price', 'currency', 'purchase_date']],
];

/** Every field of an item, folded away until wanted. A bar to save stays in view while something differs. */
export function ItemEditor({ item }: { item: WardrobeItemDetail }) {
  const editor = useItemEditor(item);
  const fields = { form: editor.form, onChange: editor.set, problems: editor.problems };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    editor.save();
  };
  return (
    <details open={editor.dirty} className="group border-t border-line pt-5">
      <summary className="flex cursor-pointer list-none items-center justify-between font-display text-lg [&::-webkit-details-marker]:hidden">
        <Trans>Edit details</Trans>
        <ChevronDown aria-hidden className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <form noValidate aria-label={t`Edit this item`} onSubmit={submit} className="mt-6 grid gap-8">
        <ItemField name="description" {...fields} />
        {groups.map(([title, names]) => (
          <fieldset key={title.id}>
            <legend className="mb-3 font-display text-lg">{t(title)}</legend>
            <div className="grid grid-cols-2 gap-x-3 gap-y-4">
              {names.map((name) => (
                <ItemField key={name} name={name} {...fields} />
              ))}
            </div>
          </fieldset>
        ))}
        <OccasionField {...fields} />
        <TagsField {...fields} />
        <CareNotesField {...fields} />
        {editor.dirty && (
          <div className="sticky bottom-4 z-20 flex animate-rise flex-wrap items-center justify-between gap-2 rounded-photo border border-line bg-raised py-2.5 pe-2.5 ps-4 shadow-[0_12px_40px_-12px_rgb(0_0_0/0.3)]">
            <p className="text-sm">
              <Trans>You have unsaved changes</Trans>
            </p>
            <div className="ms-auto flex gap-2">
              <Button size="sm" variant="quiet" disabled={editor.saving} onClick={editor.discard}>
                <Trans>Discard</Trans>
              </Button>
              <Button type="submit" size="sm" variant="primary" pending={editor.saving}>
                <Trans>Save changes</Trans>
              </Button>
            </div>
          </div>
        )}
      </form>
    </details>
  );
}
