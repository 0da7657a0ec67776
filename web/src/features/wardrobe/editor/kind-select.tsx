import { itemKinds } from '@drape/contract/wardrobe/item-kinds';
import { itemCategories } from '@drape/contract/wardrobe/wardrobe-options';
import { t } from '@lingui/core/macro';
import { cx } from '../../../ui/cx.ts';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { capitalised } from '../items/item-words.ts';
import { otherNamesOf } from '../items/kind-names.ts';
import type { ItemForm } from './item-form.ts';

type Props = {
  form: ItemForm;
  /** Nobody has said yet what it is. */
  open: boolean;
  onChange: (change: Partial<ItemForm>) => void;
};

const separator = '/';
const kindOf = (option: string) => option.split(separator).slice(1).join(separator);
const options = itemCategories.flatMap((category) =>
  itemKinds[category].map((kind) => `${category}${separator}${kind}`),
);

/** What an item is, in one choice: its kind, and with it the category. Typing searches the kinds and their other names. */
export function KindSelect({ form, open, onChange }: Props) {
  const { category, subcategory, description } = form;
  const value = open ? '' : `${category}${separator}${subcategory || category}`;
  const label = t`Kind of ${description}`;
  return (
    <Combobox
      label={label}
      aria-label={label}
      options={options}
      value={value}
      show={(option) => capitalised(kindOf(option))}
      alsoFoundBy={(option) => otherNamesOf(kindOf(option))}
      onValueChange={(chosen) => {
        const [first = ''] = chosen.split(separator);
        onChange({ category: first, subcategory: kindOf(chosen), status: 'available' });
      }}
      placeholder={open ? t`What is it?` : undefined}
      className={cx('h-10 ps-2 text-sm', open && 'border-accent-text')}
    />
  );
}
