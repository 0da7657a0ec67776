import { eventTypes } from '@drape/contract/calendar-options';
import { msg, t } from '@lingui/core/macro';
import { InlineSelect } from '../../ui/inline-select.tsx';
import { capitalised } from '../wardrobe/item-words.ts';

/** What days are for, `none` for days that need no outfit. */
export type DayType = (typeof eventTypes)[number] | 'none';

const options = [
  ...eventTypes.map((type) => ({ value: type, label: t`${capitalised(type)} day` })),
  { value: 'none', label: msg`No outfit needed` },
];

type Props = { label: string; value: DayType; onChange: (type: DayType) => void };

export function DayTypeSelect({ label, value, onChange }: Props) {
  return (
    <InlineSelect
      label={label}
      value={value}
      options={options}
      className="mt-2 max-w-56"
      onValueChange={(chosen) => {
        const type = options.find((option) => option.value === chosen)?.value;
        if (type !== undefined) onChange(type as DayType);
      }}
    />
  );
}

/** As the server takes them: null where no outfit is needed. */
export function sentTypes(types: Readonly<Record<string, DayType>>) {
  return Object.fromEntries(Object.entries(types).map(([day, type]) => [day, type === 'none' ? null : type]));
}
