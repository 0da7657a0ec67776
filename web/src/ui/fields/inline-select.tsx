import { ChevronDown } from 'lucide-react';
import { cx } from '../cx.ts';
import { resolveText } from '../resolve-text.ts';
import { controlLook } from './field.tsx';
import type { SelectOption } from './select-field.tsx';

type Props = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
  /** Whether the choice differs from the usual one and should be seen to. */
  marked?: boolean;
  /** A field as wide as its place, or a chip as wide as its words in a row of them. */
  shape?: 'field' | 'chip';
  className?: string;
};

const chipLook =
  'h-9 w-auto max-w-full field-sizing-content rounded-full border border-line ps-3.5 font-medium transition-colors hover:border-ink focus-visible:-outline-offset-2';

/** The search field in a row of chips. */
export const searchChip =
  'h-9 w-full rounded-full border border-edge bg-raised ps-9 pe-3 text-base text-ink transition-colors placeholder:text-sm placeholder:text-muted hover:border-ink focus-visible:-outline-offset-2 md:text-sm';

/** A list to choose from whose label is only spoken, for bars where the choice says what it is. */
export function InlineSelect(props: Props) {
  const { label, value, onValueChange, options, marked = false, shape = 'field', className } = props;
  const isChip = shape === 'chip';
  return (
    <div className={cx('relative', isChip && 'shrink-0', className)}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={cx(
          isChip ? chipLook : controlLook,
          'appearance-none truncate text-sm',
          isChip ? 'pe-8' : 'pe-9',
          marked && (isChip ? 'border-ink bg-ink text-paper' : 'border-ink font-medium'),
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {resolveText(option.label)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className={cx(
          'pointer-events-none absolute size-4',
          isChip ? 'top-2.5 end-2.5' : 'top-3.5 end-3',
          isChip && marked ? 'text-paper' : 'text-muted',
        )}
      />
    </div>
  );
}
