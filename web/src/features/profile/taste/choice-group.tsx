import { useId } from 'react';
import { Chip } from '../../../ui/fields/chip.tsx';

type Props = {
  label: string;
  options: readonly string[];
  chosen: readonly string[];
  onToggle: (option: string, on: boolean) => void;
};

/** "date night" as it is shown: "Date Night". */
export function titleCase(words: string): string {
  return words.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Words that can be chosen together. */
export function ChoiceGroup({ label, options, chosen, onToggle }: Props) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="min-w-0">
      <legend id={id} className="text-sm font-medium">
        {label}
      </legend>
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip key={option} pressed={chosen.includes(option)} onPressedChange={(on) => onToggle(option, on)}>
            {titleCase(option)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
