import type { ImportReport } from '@drape/contract/wardrobe/wardrobe';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '../../../ui/notices/alert.tsx';
import { ItemPicture } from '../items/item-picture.tsx';
import { type ColumnChoice, ImportColumns } from './import-columns.tsx';

const shownLines = 50;

type Line = { row: number | null; text: string };

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="text-sm" open={lines.length <= 5}>
      <summary className="rounded-[2px] font-medium">{title}</summary>
      <ul className="figures mt-2 grid max-h-40 gap-1 overflow-y-auto text-muted">
        {lines.slice(0, shownLines).map(({ row, text }) => (
          <li key={`${row}-${text}`}>{row === null ? text : t`Row ${row}: ${text}`}</li>
        ))}
        {lines.length > shownLines && (
          <li>
            <Trans>and {lines.length - shownLines} more</Trans>
          </li>
        )}
      </ul>
    </details>
  );
}

type Props = { report: ImportReport; onChooseColumns: (columns: ColumnChoice) => void };

/** What an import would do: how much it brings, what it leaves out, and what stands in its way. */
export function ImportPreview({ report, onChooseColumns }: Props) {
  const { columns, items_created, images_created, skipped, problems, preview, fits, free_places } = report;
  return (
    <div className="grid gap-4">
      <p role="status" className="font-display text-lg">
        {images_created === 0
          ? plural(items_created, { one: '# item would be added', other: '# items would be added' })
          : t`${plural(items_created, { one: '# item', other: '# items' })} with ${plural(images_created, { one: '# photo', other: '# photos' })} would be added`}
      </p>
      {preview.length > 0 && (
        <ul aria-label={t`Some of the items`} className="grid grid-cols-4 gap-2">
          {preview.slice(0, 4).map(({ description, image_url }) => (
            <li key={description} className="grid min-w-0 gap-1">
              <ItemPicture src={image_url} className="aspect-4/5" />
              <p className="truncate text-xs text-muted">{description}</p>
            </li>
          ))}
        </ul>
      )}
      {!fits && free_places !== null && (
        <Alert
          messages={[
            t`Your plan has ${plural(free_places, { one: '# place', other: '# places' })} left, so nothing can be imported.`,
          ]}
        />
      )}
      {columns.length > 0 && <ImportColumns columns={columns} onChoose={onChooseColumns} />}
      {problems.length > 0 && (
        <Alert
          messages={[
            problems.every(({ cells }) => cells !== null)
              ? t`These rows wait until you have mended them; the others can be imported now.`
              : t`Please correct the file before you import it.`,
          ]}
        />
      )}
      <Lines
        title={plural(problems.length, { one: '# problem', other: '# problems' })}
        lines={problems.map(({ row, message }) => ({ row, text: message }))}
      />
      <Lines
        title={t`${plural(skipped.length, { one: '# row', other: '# rows' })} left out`}
        lines={skipped.map(({ row, reason }) => ({ row, text: reason }))}
      />
    </div>
  );
}
