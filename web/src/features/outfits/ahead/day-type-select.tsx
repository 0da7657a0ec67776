import { eventTypes } from '@drape/contract/calendar/calendar-options';
import { t } from '@lingui/core/macro';
import { InlineSelect } from '../../../ui/fields/inline-select.tsx';
import { capitalised } from '../../wardrobe/items/item-words.ts';

/** What days are for, `none` for days that need no outfit. */
export type DayType = (typeof eventTypes)[number] | 'none';

const types: readonly DayType[] = [...eventTypes, 'none'];

const nameOf = (type: DayType) => (type === 'none' ? t`No outfit needed` : t`${capitalised(type)} day`);

type Props = { label: string; value: DayType; onChange: (type: DayType) => void };

export function DayTypeSelect({ label, value, onChange }: Props) {
  return (
    <InlineSelect
      label={label}
      value={value}
      options={types.map((type) => ({ value: type, label: nameOf(type) }))}
      shape="chip"
      className="max-w-full md:[&_select]:border-transparent md:[&_select]:ps-0 md:[&_select]:font-normal md:[&_select]:text-muted"
      onValueChange={(chosen) => {
        const type = types.find((known) => known === chosen);
        if (type !== undefined) onChange(type);
      }}
    />
  );
}

/** As the server takes them: null where no outfit is needed. */
export function sentTypes(types: Readonly<Record<string, DayType>>) {
  return Object.fromEntries(Object.entries(types).map(([day, type]) => [day, type === 'none' ? null : type]));
}
