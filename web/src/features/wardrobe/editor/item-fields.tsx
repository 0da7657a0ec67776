import { unknownColor, wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TextField } from '../../../ui/fields/field.tsx';
import { SelectField, type SelectOption } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Toggle } from '../../../ui/fields/toggle.tsx';
import { resolveText } from '../../../ui/resolve-text.ts';
import {
  categoryOptions,
  occasionOptions,
  patternOptions,
  seasonOptions,
  statusOptions,
} from '../items/item-words.ts';
import type { ItemForm, ItemFormField } from './item-form.ts';
import { formalitySteps, scaleOptions, warmthSteps } from './scale-options.ts';

export type FormProps = {
  form: ItemForm;
  onChange: (change: Partial<ItemForm>) => void;
  problems?: Partial<Record<string, string>>;
};

type TextSpec = {
  kind: 'text';
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  inputMode?: 'decimal' | 'numeric';
  placeholder?: MessageDescriptor;
  type?: string;
};
type SelectSpec = {
  kind: 'select';
  label: MessageDescriptor;
  options: readonly SelectOption[];
  placeholder?: MessageDescriptor;
};

type ScaleSpec = { kind: 'scale'; label: MessageDescriptor; steps: Parameters<typeof scaleOptions>[0] };

const specs = {
  description: { kind: 'text', label: msg`Description` },
  category: { kind: 'select', label: msg`Category`, options: categoryOptions },
  subcategory: { kind: 'text', label: msg`Kind`, placeholder: msg`Chinos, blazer …` },
  color_primary: { kind: 'text', label: msg`Primary color` },
  color_secondary: { kind: 'text', label: msg`Secondary color` },
  pattern: { kind: 'select', label: msg`Pattern`, options: patternOptions, placeholder: msg`Not known` },
  material: { kind: 'text', label: msg`Material` },
  brand: { kind: 'text', label: msg`Brand` },
  size: { kind: 'text', label: msg`Size` },
  season: { kind: 'select', label: msg`Season`, options: seasonOptions },
  formality: { kind: 'scale', label: msg`Formality`, steps: formalitySteps },
  warmth: { kind: 'scale', label: msg`Warmth`, steps: warmthSteps },
  quantity: { kind: 'text', label: msg`Quantity`, inputMode: 'numeric' },
  status: { kind: 'select', label: msg`Status`, options: statusOptions },
  price: { kind: 'text', label: msg`Price`, inputMode: 'decimal' },
  currency: { kind: 'text', label: msg`Currency`, hint: msg`Three letters, such as EUR` },
  purchase_date: { kind: 'text', label: msg`Bought on`, type: 'date' },
  kept_in: { kind: 'text', label: msg`Kept in`, placeholder: msg`Hall closet` },
} as const satisfies Partial<Record<ItemFormField, TextSpec | SelectSpec | ScaleSpec>>;
export type SimpleField = keyof typeof specs;

/** One field of an item, by its name. */
export function ItemField({ name, form, onChange, problems }: FormProps & { name: SimpleField }) {
  const spec: TextSpec | SelectSpec | ScaleSpec = specs[name];
  const isUnknown = name === 'color_primary' && form[name] === unknownColor;
  const value = isUnknown ? '' : form[name];
  const shared = { label: t(spec.label), name, value, error: problems?.[name] };
  if (spec.kind === 'scale') {
    return (
      <SelectField
        {...shared}
        options={scaleOptions(spec.steps, value)}
        placeholder={t`Not known`}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    );
  }
  if (spec.kind === 'select') {
    const placeholder = spec.placeholder ? t(spec.placeholder) : shared.value === '' ? t`Choose` : undefined;
    return (
      <SelectField
        {...shared}
        options={spec.options}
        {...(placeholder === undefined ? {} : { placeholder })}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    );
  }
  return (
    <TextField
      {...shared}
      type={spec.type ?? 'text'}
      hint={spec.hint && t(spec.hint)}
      inputMode={spec.inputMode}
      placeholder={isUnknown ? t`Color not known` : spec.placeholder && t(spec.placeholder)}
      autoComplete="off"
      maxLength={name === 'description' ? wardrobeLimits.maxDescription : wardrobeLimits.maxWord}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
}

/** The occasions that an item suits. */
export function OccasionField({ form, onChange }: FormProps) {
  const set = (value: string, on: boolean) =>
    onChange({ occasion: on ? [...form.occasion, value] : form.occasion.filter((one) => one !== value) });
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">
        <Trans>Occasions</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {occasionOptions.map(({ value, label }) => (
          <Toggle
            key={value}
            pressed={form.occasion.includes(value)}
            onPressedChange={(on) => set(value, on)}
          >
            {resolveText(label)}
          </Toggle>
        ))}
      </div>
    </fieldset>
  );
}

export function TagsField({ form, onChange, problems }: FormProps) {
  return (
    <TextField
      label={t`Tags`}
      name="tags"
      hint={t`Separated by commas`}
      autoComplete="off"
      value={form.tags}
      error={problems?.tags}
      onChange={(event) => onChange({ tags: event.target.value })}
    />
  );
}

export function CareNotesField({ form, onChange, problems }: FormProps) {
  return (
    <TextAreaField
      label={t`Care notes`}
      name="care_notes"
      rows={3}
      maxLength={wardrobeLimits.maxCareNotes}
      value={form.care_notes}
      error={problems?.care_notes}
      onChange={(event) => onChange({ care_notes: event.target.value })}
    />
  );
}
