import { t } from '@lingui/core/macro';
import { formatTime } from '../../lib/format.ts';
import { ComboboxField } from '../../ui/fields/combobox-field.tsx';

const zones = Intl.supportedValuesOf('timeZone');

const readable = (zone: string) => zone.replaceAll('_', ' ');

function timeIn(zone: string): string | undefined {
  try {
    return formatTime(new Date(), { timeZone: zone, weekday: 'long' });
  } catch {
    return undefined;
  }
}

type Props = { value: string; error: string | undefined; onValueChange: (zone: string) => void };

export function TimeZoneField({ value, error, onValueChange }: Props) {
  const now = timeIn(value);
  return (
    <ComboboxField
      label={t`Time zone`}
      hint={now && t`It is ${now} there. Decides where your days begin and end.`}
      error={error}
      options={zones.includes(value) ? zones : [value, ...zones]}
      value={value}
      onValueChange={onValueChange}
      show={readable}
    />
  );
}
