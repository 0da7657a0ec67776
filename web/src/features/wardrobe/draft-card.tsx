import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { PaletteStrip } from '../../ui/palette-strip.tsx';
import { DrawnItem } from './drawn-item.tsx';
import { ItemField, OccasionField, TagsField } from './item-fields.tsx';
import { changedFields, formOf, type ItemForm } from './item-form.ts';
import type { ReviewedDraft } from './pasted-clothes.ts';

/** Below this the engine is guessing, and says so. */
const sureFrom = 0.55;

type Props = {
  reviewed: ReviewedDraft;
  lit: boolean;
  onLight: (key: string | undefined) => void;
  onEdit: (key: string, change: Partial<ItemForm>) => void;
  onRemove: (key: string) => void;
};

/** One item that was read from the text: how it looks and every field of it, to be mended before it is added. */
export const DraftCard = memo(function DraftCard({ reviewed, lit, onLight, onEdit, onRemove }: Props) {
  const { key, draft, form } = reviewed;
  const fields = { form, onChange: (change: Partial<ItemForm>) => onEdit(key, change) };
  const mended = changedFields(formOf(draft), form);
  return (
    <li
      id={`draft-${key}`}
      aria-label={form.description}
      onPointerEnter={() => onLight(key)}
      onPointerLeave={() => onLight(undefined)}
      onFocus={() => onLight(key)}
      className={cx(
        'grid scroll-mt-24 grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-t border-line py-5 transition-colors sm:grid-cols-[8rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-6',
        lit && 'bg-[color-mix(in_oklab,var(--wash),transparent_45%)]',
      )}
    >
      <div className="grid content-start sm:row-span-2">
        <DrawnItem src={draft.image_url} form={form} redraw={mended.length > 0} />
        <PaletteStrip palette={draft.palette} />
        {draft.confidence < sureFrom && mended.length === 0 && (
          <p className="text-xs text-muted">
            <Trans>Please check this one</Trans>
          </p>
        )}
      </div>
      <div className="flex min-w-0 items-end gap-2 self-start">
        <div className="min-w-0 flex-1">
          <ItemField
            name="description"
            {...fields}
            {...(form.description.trim() === '' && {
              problems: { description: t`Please describe this item` },
            })}
          />
        </div>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t`Remove ${form.description} from the list`}
          onClick={() => onRemove(key)}
          className="text-muted"
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      <div className="grid min-w-0 content-start gap-3 max-sm:col-span-2">
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_1fr_1fr_5rem]">
          <ItemField name="category" {...fields} />
          <ItemField name="subcategory" {...fields} />
          <ItemField name="color_primary" {...fields} />
          <ItemField name="quantity" {...fields} />
        </div>
        <details className="group">
          <summary className="inline-flex min-h-9 list-none items-center gap-1.5 rounded-[2px] text-sm text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
            <Trans>More fields</Trans>
          </summary>
          <div className="mt-2 grid gap-4">
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
        </details>
      </div>
    </li>
  );
});
