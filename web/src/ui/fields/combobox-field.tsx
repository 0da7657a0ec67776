import type { ComponentProps, ReactNode } from 'react';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';

type Props = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
} & Pick<ComponentProps<typeof Combobox>, 'options' | 'value' | 'onValueChange' | 'show'>;

/** A combobox with its label, a hint and what is wrong. */
export function ComboboxField({ label, hint, error, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <Combobox
          {...rest}
          id={id}
          label={label}
          aria-describedby={describedBy}
          aria-invalid={error === undefined ? undefined : true}
        />
      )}
    </Field>
  );
}
