import { type ReactNode, useId } from 'react';

type Props = {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** Something that is on or off, with its label to the left. */
export function Switch({ label, hint, checked, onCheckedChange }: Props) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6">
      <div className="grid gap-1">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        onClick={() => onCheckedChange(!checked)}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="group relative h-6 w-11 shrink-0 rounded-full border border-edge bg-wash transition-colors before:absolute before:-inset-2.5 before:content-[''] hover:border-ink aria-checked:border-accent aria-checked:bg-accent"
      >
        <span className="block size-4 translate-x-1 rounded-full bg-ink transition-transform group-aria-checked:translate-x-5.5 group-aria-checked:bg-on-accent" />
      </button>
    </div>
  );
}
