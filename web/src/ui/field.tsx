import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

export const controlLook =
  'h-11 w-full rounded-control border border-edge bg-raised px-3 text-base text-ink placeholder:text-muted transition-colors hover:border-ink focus-visible:border-ink disabled:border-line disabled:bg-wash disabled:text-muted disabled:hover:border-line';

type FieldProps = {
  label: string;
  hint?: string | undefined;
  className?: string | undefined;
  children: (ids: { id: string; describedBy: string | undefined }) => ReactNode;
};

/** A label, its control and a hint, tied together for screen readers. */
export function Field({ label, hint, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={cx('grid gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({ id, describedBy: hint === undefined ? undefined : hintId })}
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & { label: string; hint?: string };

export function TextField({ label, hint, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} className={className}>
      {({ id, describedBy }) => (
        <input {...input} id={id} aria-describedby={describedBy} className={controlLook} />
      )}
    </Field>
  );
}
