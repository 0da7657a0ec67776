import { Check, CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type Props = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  /** What is wrong with the choice. */
  error?: string | undefined;
  children: ReactNode;
};

export function Checkbox({ checked, onCheckedChange, error, children, ...rest }: Props) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          id={id}
          checked={checked}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          // `input` comes before `change`; a parent that renders in between would set the old state again.
          onInput={(event) => event.stopPropagation()}
          onChange={({ target }) => onCheckedChange(target.checked)}
          className="peer size-5 appearance-none rounded-[4px] border border-edge bg-raised transition-colors before:absolute before:-inset-2 before:content-[''] hover:border-ink aria-invalid:border-poor checked:border-accent checked:bg-accent"
        />
        <Check
          aria-hidden
          className="pointer-events-none absolute size-3.5 text-on-accent not-peer-checked:hidden"
          strokeWidth={3}
        />
      </span>
      <div className="grid gap-1">
        <label htmlFor={id} className="text-sm">
          {children}
        </label>
        {error !== undefined && (
          <p id={`${id}-error`} className="flex gap-1.5 text-sm text-poor">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
