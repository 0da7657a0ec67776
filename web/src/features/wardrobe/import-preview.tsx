import type { ImportReport } from '@drape/contract/wardrobe';
import { Alert } from '../../ui/alert.tsx';
import { ItemPicture } from './item-picture.tsx';
import { countOf } from './item-words.ts';

const shownLines = 50;

type Line = { row: number | null; text: string };

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="text-sm" open={lines.length <= 5}>
      <summary className="rounded-[2px] font-medium">{title}</summary>
      <ul className="figures mt-2 grid max-h-40 gap-1 overflow-y-auto text-muted">
        {lines.slice(0, shownLines).map(({ row, text }) => (
          <li key={`${row}-${text}`}>
            {row !== null && `Row ${row}: `}
            {text}
          </li>
        ))}
        {lines.length > shownLines && <li>and {lines.length - shownLines} more</li>}
      </ul>
    </details>
  );
}

/** What an import would do: how much it brings, what it leaves out, and what stands in its way. */
export function ImportPreview({ report }: { report: ImportReport }) {
  const { items_created, images_created, skipped, problems, preview, fits, free_places } = report;
  const photos = images_created > 0 ? ` with ${countOf(images_created, 'photo')}` : '';
  return (
    <div className="grid gap-4">
      <p role="status" className="font-display text-lg">
        {countOf(items_created, 'item')}
        {photos} would be added
      </p>
      {preview.length > 0 && (
        <ul aria-label="Some of the items" className="grid grid-cols-4 gap-2">
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
          messages={[`Your plan has ${countOf(free_places, 'place')} left, so nothing can be imported.`]}
        />
      )}
      {problems.length > 0 && <Alert messages={['The file has to be mended before it can be imported.']} />}
      <Lines
        title={countOf(problems.length, 'problem')}
        lines={problems.map(({ row, message }) => ({ row, text: message }))}
      />
      <Lines
        title={`${countOf(skipped.length, 'row')} left out`}
        lines={skipped.map(({ row, reason }) => ({ row, text: reason }))}
      />
    </div>
  );
}
