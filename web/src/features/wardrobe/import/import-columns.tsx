import type { ImportReport } from '@drape/contract/wardrobe/wardrobe';
import { type ImportColumn, importColumns } from '@drape/contract/wardrobe/wardrobe-options';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { resolveText } from '../../../ui/resolve-text.ts';

const labels: Record<ImportColumn, MessageDescriptor> = {
  id: msg`Drape’s own id`,
  description: msg`Name or description`,
  category: msg`Category`,
  subcategory: msg`Kind`,
  color_primary: msg`Color`,
  color_secondary: msg`Second color`,
  brand: msg`Brand`,
  size: msg`Size`,
  season: msg`Season`,
  occasion: msg`Occasions`,
  tags: msg`Tags`,
  pattern: msg`Pattern`,
  material: msg`Material`,
  formality: msg`Formality, 1 to 5`,
  warmth: msg`Warmth`,
  quantity: msg`How many`,
  status: msg`Status`,
  is_favorite: msg`Favorite`,
  is_archived: msg`Archived`,
  price: msg`Price`,
  currency: msg`Currency`,
  purchase_date: msg`Date of purchase`,
  care_notes: msg`Notes`,
  kept_in: msg`Where it is kept`,
  worn_dates: msg`Days worn`,
};

export type ColumnChoice = (ImportColumn | null)[];

type Props = { columns: ImportReport['columns']; onChoose: (columns: ColumnChoice) => void };

/** What each column of a table is taken for, to be put right where the guess is wrong. */
export function ImportColumns({ columns, onChoose }: Props) {
  const placed = columns.map((column, at) => ({ ...column, at }));
  const present = columns.map(({ column }) => column);
  const leftOut = present.filter((column) => column === null).length;
  const needed = !present.includes('description');
  const options = importColumns.map((column) => ({
    value: column as string,
    label: resolveText(labels[column]),
  }));
  const choose = (place: number, value: string) => {
    const column = importColumns.find((each) => each === value) ?? null;
    // A column that another one was taken for is free again.
    onChoose(present.map((other, at) => (at === place ? column : other === column ? null : other)));
  };
  return (
    <details open={needed || leftOut > 0}>
      <summary className="rounded-[2px] text-sm font-medium">
        {leftOut > 0 ? t`Columns (${leftOut} left out)` : t`Columns`}
      </summary>
      <ul className="mt-2 grid max-h-72 gap-3 overflow-y-auto pe-1">
        {placed.map(({ heading, column, sample, note, at }) => (
          <li key={at} className="grid gap-1">
            <SelectField
              label={heading || t`Column ${at + 1}`}
              options={[{ value: '', label: t`Leave out` }, ...options]}
              value={column ?? ''}
              onChange={(event) => choose(at, event.target.value)}
              {...(note ? { hint: note } : sample ? { hint: t`For example: ${sample}` } : {})}
            />
          </li>
        ))}
      </ul>
      {needed && (
        <p role="alert" className="mt-2 text-sm text-poor">
          <Trans>Choose the column that says what each item is.</Trans>
        </p>
      )}
    </details>
  );
}
