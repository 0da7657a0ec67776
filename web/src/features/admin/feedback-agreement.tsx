import type { Agreement } from '@drape/contract/feedback';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../ui/alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { agreementQuery } from './queries.ts';

const names: Record<string, string> = {
  rating: 'The rating',
  color_analysis: 'Colour',
  fit_analysis: 'Fit',
  texture_analysis: 'Texture',
  occasion: 'Occasion',
  trends: 'Trends',
  immediate_improvements: 'Immediate improvements',
  shopping_list: 'Shopping list',
  styling_alternatives: 'Styling alternatives',
  color_palette: 'Colour palette',
  accessories: 'Accessories',
};

/** "term colour" is told as the term; what is not known, by its own word. */
function nameOf(kind: string): string {
  if (kind.startsWith('term ')) return `Term: ${kind.slice(5)}`;
  return names[kind] ?? kind;
}

function Row({ row }: { row: Agreement }) {
  const percent = Math.round(100 * row.agreement);
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2.5 pe-4 text-start font-normal">
        {nameOf(row.kind)}
      </th>
      <td className="figures w-full py-2.5">
        <div className="flex items-center gap-3">
          <span aria-hidden className="hidden h-1 flex-1 bg-line sm:block">
            <span className="block h-full bg-ink" style={{ width: `${percent}%` }} />
          </span>
          <span className="w-11 text-end font-medium">{percent}%</span>
        </div>
      </td>
      <td className="figures py-2.5 ps-4 text-end whitespace-nowrap text-muted">
        {row.up} of {row.up + row.down}
      </td>
    </tr>
  );
}

/** How far people agree with the rating, its terms and each kind of sentence. */
export function FeedbackAgreement() {
  const { data, error } = useQuery(agreementQuery);
  return (
    <section
      aria-labelledby="agreement"
      className="grid gap-6 border-t border-line py-10 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-12"
    >
      <div>
        <h2 id="agreement" className="font-display text-lg">
          Agreement
        </h2>
        <p className="mt-2 text-sm text-muted">
          {data && data.total > 0
            ? `${data.total} ${data.total === 1 ? 'thumb' : 'thumbs'} of ${data.people} ${data.people === 1 ? 'person' : 'people'}, without demo visitors.`
            : 'Thumbs on ratings and sentences, without demo visitors.'}
        </p>
      </div>
      {error && <Alert messages={[error.message]} />}
      {!error && !data && <Skeleton className="h-40" />}
      {data?.total === 0 && <p className="text-muted">Nobody has given a thumb yet.</p>}
      {data && data.total > 0 && (
        <table className="w-full self-start text-sm">
          <caption className="sr-only">Share of thumbs up by kind</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">Agreement</th>
              <th scope="col">Thumbs up of all</th>
            </tr>
          </thead>
          <tbody>
            {data.agreement.map((row) => (
              <Row key={row.kind} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
