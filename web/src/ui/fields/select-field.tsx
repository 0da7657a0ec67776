import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { resolveText, type Text } from '../resolve-text.ts';
import { controlLook, Field } from './field.tsx';

export type SelectOption = { value: string; label: Text };

type Props = Omit<ComponentProps<'select'>, 'id' | 'children'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
  options: readonly SelectOption[];
  /** The first, empty choice. */
  placeholder?: string;
};

/** The browser's own list: long lists are easiest to use with it, on phones above all. */
export function SelectField({ label, hint, error, options, placeholder, className, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {({ id, describedBy }) => (
        <div className="relative">
          <select
            {...select}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={error === undefined ? undefined : true}
            className={cx(controlLook, 'appearance-none pe-10 [&:has(option[value=""]:checked)]:text-muted')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {resolveText(option.label)}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute top-3.5 end-3 size-4 text-muted" />
        </div>
      )}
    </Field>
  );
}
