import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type Props = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

export function Checkbox({ checked, onCheckedChange, children, ...rest }: Props) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          id={id}
          checked={checked}
          onChange={({ target }) => onCheckedChange(target.checked)}
          className="peer size-5 appearance-none rounded-[4px] border border-edge bg-raised transition-colors before:absolute before:-inset-2 before:content-[''] hover:border-ink checked:border-accent checked:bg-accent"
        />
        <Check
          aria-hidden
          className="pointer-events-none absolute size-3.5 text-on-accent not-peer-checked:hidden"
          strokeWidth={3}
        />
      </span>
      <label htmlFor={id} className="text-sm">
        {children}
      </label>
    </div>
  );
}
