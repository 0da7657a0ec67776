import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { controlLook, Field } from './field.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

export function TextAreaField({ label, hint, error, className, ...area }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <textarea
          {...area}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error === undefined ? undefined : true}
          className={cx(controlLook, 'h-auto min-h-24 resize-y py-2.5 leading-relaxed', className)}
        />
      )}
    </Field>
  );
}
