import { unknownColor } from '@drape/contract/wardrobe-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { controlLook } from '../../ui/field.tsx';
import { DrawnItem } from './drawn-item.tsx';
import { ItemField, OccasionField, TagsField } from './item-fields.tsx';
import { changedFields, formOf, type ItemForm } from './item-form.ts';
import { capitalised } from './item-words.ts';
import { KindSelect } from './kind-select.tsx';
import type { ReviewedDraft } from './pasted-clothes.ts';
import { isUnnamed } from './review-rules.ts';

type Props = {
  reviewed: ReviewedDraft;
  lit: boolean;
  onLight: (key: string | undefined) => void;
  onEdit: (key: string, change: Partial<ItemForm>) => void;
  onRemove: (key: string) => void;
};

/** Arrow keys walk from name to name through the rows on show. */
function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const names = [...document.querySelectorAll<HTMLButtonElement>('[data-review-name]')];
  names[names.indexOf(event.currentTarget) + step]?.focus();
}

/** One item that was read from the text, in a row: its picture, name, kind and color; all of its fields unfold below. */
export const ReviewRow = memo(function ReviewRow({ reviewed, lit, onLight, onEdit, onRemove }: Props) {
  const { key, draft, form } = reviewed;
  const [unfolded, setUnfolded] = useState(false);
  const change = (part: Partial<ItemForm>) => onEdit(key, part);
  const fields = { form, onChange: change };
  const unnamed = isUnnamed(reviewed);
  const undescribed = form.description.trim() === '';
  return (
    <li
      id={`draft-${key}`}
      aria-label={form.description}
      onPointerEnter={() => onLight(key)}
      onPointerLeave={() => onLight(undefined)}
      onFocus={() => onLight(key)}
      className={cx(
        'scroll-mt-24 border-t border-line py-1.5 transition-colors',
        lit && 'bg-[color-mix(in_oklab,var(--wash),transparent_45%)]',
      )}
    >
      <div className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 sm:grid-cols-[2.5rem_minmax(0,1fr)_10rem_8.75rem_3.25rem_auto]">
        <DrawnItem
          src={draft.image_url}
          form={form}
          redraw={changedFields(formOf(draft), form).length > 0}
          className="size-10"
        />
        <button
          type="button"
          data-review-name
          aria-expanded={unfolded}
          aria-label={t`All fields of ${form.description}`}
          onClick={() => setUnfolded(!unfolded)}
          onKeyDown={walk}
          className="flex min-h-10 min-w-0 items-center gap-1.5 rounded-[2px] text-start"
        >
          <ChevronDown
            aria-hidden
            className={cx('size-4 shrink-0 text-muted transition-transform', unfolded && 'rotate-180')}
          />
          <span className="grid min-w-0">
            <span className="line-clamp-2 text-sm break-words">{form.description}</span>
            {draft.learned !== undefined && draft.learned.length > 0 && (
              <span className="text-sm text-muted">
                <Trans>As you corrected before</Trans>
              </span>
            )}
          </span>
        </button>
        <div className="col-span-3 row-start-2 grid grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_2.75rem] gap-2 sm:contents">
          <KindSelect form={form} open={unnamed} onChange={change} />
          <input
            aria-label={t`Primary color`}
            placeholder={t`Color not known`}
            autoComplete="off"
            value={form.color_primary === unknownColor ? '' : form.color_primary}
            onChange={({ target }) => change({ color_primary: target.value || unknownColor })}
            className={cx(controlLook, 'h-10 px-2 text-sm')}
          />
          <input
            aria-label={t`Quantity`}
            inputMode="numeric"
            autoComplete="off"
            value={form.quantity}
            onChange={({ target }) => change({ quantity: target.value })}
            className={cx(controlLook, 'h-10 px-2 text-sm')}
          />
        </div>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t`Remove ${form.description} from the list`}
          onClick={() => onRemove(key)}
          className="col-start-3 row-start-1 text-muted sm:col-auto sm:row-auto"
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      {unnamed && (
        <div className="flex flex-wrap items-center gap-2 ps-[3.25rem] pt-1.5 text-sm">
          <span className="text-muted">
            <Trans>Is it one of these?</Trans>
          </span>
          {draft.guesses.map(({ category, subcategory }) => (
            <Button
              key={subcategory}
              size="sm"
              onClick={() => change({ category, subcategory, status: 'available' })}
            >
              {capitalised(subcategory)}
            </Button>
          ))}
        </div>
      )}
      {(unfolded || undescribed) && (
        <div className="grid gap-4 py-3 sm:ps-[3.25rem]">
          <ItemField
            name="description"
            {...fields}
            {...(undescribed && { problems: { description: t`Please describe this item` } })}
          />
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            <ItemField name="color_secondary" {...fields} />
            <ItemField name="brand" {...fields} />
            <ItemField name="size" {...fields} />
            <ItemField name="season" {...fields} />
            <ItemField name="material" {...fields} />
            <ItemField name="pattern" {...fields} />
          </div>
          <OccasionField {...fields} />
          <TagsField {...fields} />
        </div>
      )}
    </li>
  );
});
