import { itemKinds } from '@drape/contract/item-kinds';
import { itemCategories } from '@drape/contract/wardrobe-options';
import { t } from '@lingui/core/macro';
import { cx } from '../../ui/cx.ts';
import { controlLook } from '../../ui/field.tsx';
import type { ItemForm } from './item-form.ts';
import { capitalised } from './item-words.ts';

type Props = {
  form: ItemForm;
  /** Nobody has said yet what it is. */
  open: boolean;
  onChange: (change: Partial<ItemForm>) => void;
};

const separator = '/';

/** What an item is, in one choice: its kind, and with it the category. Typing its first letters finds a kind. */
export function KindSelect({ form, open, onChange }: Props) {
  const value = open ? '' : `${form.category}${separator}${form.subcategory}`;
  const isListed = itemCategories.some(
    (category) => category === form.category && itemKinds[category].includes(form.subcategory),
  );
  return (
    <select
      aria-label={t`Kind of ${form.description}`}
      value={value}
      onChange={(event) => {
        const [category = '', subcategory = ''] = event.target.value.split(separator);
        onChange({ category, subcategory, status: 'available' });
      }}
      className={cx(controlLook, 'h-10 px-2 text-sm', open && 'border-accent-text')}
    >
      {open && <option value="">{t`What is it?`}</option>}
      {!open && !isListed && <option value={value}>{capitalised(form.subcategory || form.category)}</option>}
      {itemCategories.map((category) => (
        <optgroup key={category} label={capitalised(category)}>
          {itemKinds[category].map((kind) => (
            <option key={kind} value={`${category}${separator}${kind}`}>
              {capitalised(kind)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
