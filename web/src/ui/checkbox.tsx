import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
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
      <Radix.Root
        {...rest}
        id={id}
        checked={checked}
        onCheckedChange={(state) => onCheckedChange(state === true)}
        className="relative mt-0.5 grid size-5 shrink-0 place-items-center rounded-[4px] border border-edge bg-raised transition-colors before:absolute before:-inset-2 before:content-[''] hover:border-ink data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=checked]:text-on-accent"
      >
        <Radix.Indicator>
          <Check aria-hidden className="size-3.5" strokeWidth={3} />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={id} className="text-sm">
        {children}
      </label>
    </div>
  );
}
