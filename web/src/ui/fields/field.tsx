import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

export const controlLook =
  'h-11 w-full rounded-control border border-edge bg-raised px-3 text-base text-ink placeholder:text-muted transition-colors hover:border-ink focus-visible:border-ink aria-invalid:border-poor disabled:border-line disabled:bg-wash disabled:text-muted disabled:hover:border-line';

type FieldProps = {
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value; the control should then be `aria-invalid`. */
  error?: string | undefined;
  className?: string | undefined;
  children: (ids: { id: string; describedBy: string | undefined }) => ReactNode;
};

/** A label, its control, a hint and what is wrong, tied together for screen readers. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({ id, describedBy: described || undefined })}
      {error !== undefined && (
        <p id={errorId} className="flex gap-1.5 text-sm text-poor">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {({ id, describedBy }) => (
        <input
          {...input}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error === undefined ? undefined : true}
          className={controlLook}
        />
      )}
    </Field>
  );
}
