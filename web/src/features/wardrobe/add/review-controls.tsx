import { unknownColor } from '@drape/contract/wardrobe/wardrobe-options';
import { t } from '@lingui/core/macro';
import { Palette } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { controlLook } from '../../../ui/fields/field.tsx';
import type { ItemForm } from '../editor/item-form.ts';
import { KindSelect } from '../editor/kind-select.tsx';

type Props = {
  form: ItemForm;
  /** Nobody has said yet what it is. */
  unnamed: boolean;
  /** The common colors are on show below. */
  showsColours: boolean;
  onShowColours: () => void;
  onChange: (change: Partial<ItemForm>) => void;
};

/** Kind, color and count of one item, side by side. */
export function ReviewControls({ form, unnamed, showsColours, onShowColours, onChange }: Props) {
  return (
    <>
      <KindSelect form={form} open={unnamed} onChange={onChange} />
      <div className="relative">
        <input
          aria-label={t`Primary color`}
          placeholder={t`Color not known`}
          autoComplete="off"
          value={form.color_primary === unknownColor ? '' : form.color_primary}
          onChange={({ target }) => onChange({ color_primary: target.value || unknownColor })}
          className={cx(controlLook, 'h-10 ps-2 pe-9 text-sm')}
        />
        <button
          type="button"
          aria-label={t`Common colors for ${form.description}`}
          aria-expanded={showsColours}
          onClick={onShowColours}
          className="absolute end-0 top-0 grid size-10 place-items-center rounded-control text-muted hover:text-ink"
        >
          <Palette aria-hidden className="size-4" />
        </button>
      </div>
      <input
        aria-label={t`Quantity`}
        inputMode="numeric"
        autoComplete="off"
        value={form.quantity}
        onChange={({ target }) => onChange({ quantity: target.value })}
        className={cx(controlLook, 'h-10 px-2 text-sm')}
      />
    </>
  );
}
