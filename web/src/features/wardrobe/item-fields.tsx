import { wardrobeLimits } from '@drape/contract/wardrobe-options';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import type { ItemForm, ItemFormField } from './item-form.ts';
import {
  categoryOptions,
  occasionOptions,
  patternOptions,
  seasonOptions,
  statusOptions,
} from './item-words.ts';

export type FormProps = {
  form: ItemForm;
  onChange: (change: Partial<ItemForm>) => void;
  problems?: Partial<Record<string, string>>;
};

type TextSpec = {
  kind: 'text';
  label: string;
  hint?: string;
  inputMode?: 'decimal' | 'numeric';
  placeholder?: string;
  type?: string;
};
type SelectSpec = {
  kind: 'select';
  label: string;
  options: readonly { value: string; label: string }[];
  placeholder?: string;
};

const specs = {
  description: { kind: 'text', label: 'Description' },
  category: { kind: 'select', label: 'Category', options: categoryOptions },
  subcategory: { kind: 'text', label: 'Kind', placeholder: 'Chinos, blazer …' },
  color_primary: { kind: 'text', label: 'Primary color' },
  color_secondary: { kind: 'text', label: 'Secondary color' },
  pattern: { kind: 'select', label: 'Pattern', options: patternOptions, placeholder: 'Not known' },
  material: { kind: 'text', label: 'Material' },
  brand: { kind: 'text', label: 'Brand' },
  size: { kind: 'text', label: 'Size' },
  season: { kind: 'select', label: 'Season', options: seasonOptions },
  formality: { kind: 'text', label: 'Formality', hint: '1 sport to 5 black tie', inputMode: 'decimal' },
  warmth: { kind: 'text', label: 'Warmth', hint: 'In clo, 0 to 2', inputMode: 'decimal' },
  quantity: { kind: 'text', label: 'Quantity', inputMode: 'numeric' },
  status: { kind: 'select', label: 'Status', options: statusOptions },
  price: { kind: 'text', label: 'Price', inputMode: 'decimal' },
  currency: { kind: 'text', label: 'Currency', hint: 'Three letters, such as EUR' },
  purchase_date: { kind: 'text', label: 'Bought on', type: 'date' },
  kept_in: { kind: 'text', label: 'Kept in', placeholder: 'Hall closet' },
} as const satisfies Partial<Record<ItemFormField, TextSpec | SelectSpec>>;
export type SimpleField = keyof typeof specs;

/** One field of an item, by its name. */
export function ItemField({ name, form, onChange, problems }: FormProps & { name: SimpleField }) {
  const spec: TextSpec | SelectSpec = specs[name];
  const shared = { label: spec.label, name, value: form[name], error: problems?.[name] };
  if (spec.kind === 'select') {
    const placeholder = spec.placeholder ?? (shared.value === '' ? 'Choose' : undefined);
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
      hint={spec.hint}
      inputMode={spec.inputMode}
      placeholder={spec.placeholder}
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
      <legend className="mb-1.5 text-sm font-medium">Occasions</legend>
      <div className="flex flex-wrap gap-2">
        {occasionOptions.map(({ value, label }) => (
          <Toggle
            key={value}
            pressed={form.occasion.includes(value)}
            onPressedChange={(on) => set(value, on)}
          >
            {label}
          </Toggle>
        ))}
      </div>
    </fieldset>
  );
}

export function TagsField({ form, onChange, problems }: FormProps) {
  return (
    <TextField
      label="Tags"
      name="tags"
      hint="Separated by commas"
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
      label="Care notes"
      name="care_notes"
      rows={3}
      maxLength={wardrobeLimits.maxCareNotes}
      value={form.care_notes}
      error={problems?.care_notes}
      onChange={(event) => onChange({ care_notes: event.target.value })}
    />
  );
}
