import { t } from '@lingui/core/macro';
import { type FormProps, ItemField, OccasionField, TagsField } from '../editor/item-fields.tsx';

/** All that an item has beside kind, color and count. */
export function ReviewFields(fields: FormProps) {
  const undescribed = fields.form.description.trim() === '';
  return (
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
  );
}
