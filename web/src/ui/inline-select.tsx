import { ChevronDown } from 'lucide-react';
import { cx } from './cx.ts';
import { controlLook } from './field.tsx';
import type { SelectOption } from './select-field.tsx';
import { told } from './told.ts';

type Props = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
  /** Whether the choice differs from the usual one and should be seen to. */
  marked?: boolean;
  className?: string;
};

/** A list to choose from whose label is only spoken, for bars where the choice says what it is. */
export function InlineSelect({ label, value, onValueChange, options, marked = false, className }: Props) {
  return (
    <div className={cx('relative', className)}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={cx(
          controlLook,
          'appearance-none truncate pe-9 text-sm',
          marked && 'border-ink font-medium',
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {told(option.label)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3.5 end-3 size-4 text-muted" />
    </div>
  );
}
