import { t } from '@lingui/core/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cx } from '../cx.ts';
import { controlLook, Field } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

export function PasswordField({ label, hint, error, className, ...input }: Props) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {({ id, describedBy }) => (
        <div className="relative">
          <input
            {...input}
            id={id}
            type={visible ? 'text' : 'password'}
            aria-describedby={describedBy}
            aria-invalid={error === undefined ? undefined : true}
            className={cx(controlLook, 'pe-12')}
          />
          <button
            type="button"
            aria-label={visible ? t`Hide ${label.toLowerCase()}` : t`Show ${label.toLowerCase()}`}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
            className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control text-muted transition-colors hover:text-ink focus-visible:-outline-offset-4"
          >
            <Icon aria-hidden className="size-4.5" />
          </button>
        </div>
      )}
    </Field>
  );
}
