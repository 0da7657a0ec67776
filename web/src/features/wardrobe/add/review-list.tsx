import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ReviewedDraft } from './pasted-clothes.ts';
import { ReviewRow } from './review-row.tsx';
import { needsCheck } from './review-rules.ts';

const shownAtFirst = 60;

type Rows = {
  drafts: readonly ReviewedDraft[];
  lit: string | undefined;
  onLight: (key: string | undefined) => void;
};

function Rows({ drafts, label, asksColour = false, lit, onLight }: Rows & RowsProps) {
  const [count, setCount] = useState(shownAtFirst);
  return (
    <ul aria-label={label} className="border-b border-line">
      {drafts.slice(0, count).map((reviewed) => (
        <ReviewRow
          key={reviewed.key}
          reviewed={reviewed}
          asksColour={asksColour}
          lit={lit === reviewed.key}
          onLight={onLight}
        />
      ))}
      {drafts.length > count && (
        <li className="border-t border-line py-4 text-center">
          <Button onClick={() => setCount(count + shownAtFirst)}>
            <Trans>
              Show {Math.min(shownAtFirst, drafts.length - count)} more of {drafts.length}
            </Trans>
          </Button>
        </li>
      )}
    </ul>
  );
}

type RowsProps = { label: string; asksColour?: boolean };

/** Items whose kind is in doubt first, then those that only lack a color; the rest is folded where there are any. */
export function ReviewList({ drafts, ...rest }: Rows) {
  const byCheck = Map.groupBy(drafts, needsCheck);
  const [unsure = [], uncoloured = [], sure = []] = [
    byCheck.get('kind'),
    byCheck.get('color'),
    byCheck.get('nothing'),
  ];
  const [open, setOpen] = useState(unsure.length + uncoloured.length === 0);
  return (
    <div className="grid min-w-0 content-start gap-6">
      {unsure.length > 0 && (
        <section>
          <h3 className="mb-2 font-medium">
            <Trans>Please check</Trans>
          </h3>
          <Rows drafts={unsure} label={t`Items to check`} {...rest} />
        </section>
      )}
      {uncoloured.length > 0 && (
        <section>
          <h3 className="font-medium">
            {plural(uncoloured.length, { one: 'What color is it?', other: 'What color are these #?' })}
          </h3>
          <p className="mb-2 text-sm text-muted">
            <Trans>You can skip any of them.</Trans>
          </p>
          <Rows drafts={uncoloured} label={t`Items without a color`} asksColour {...rest} />
        </section>
      )}
      {sure.length > 0 && (
        <section>
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="flex min-h-11 items-center gap-1.5 rounded-[2px] font-medium"
          >
            <ChevronDown aria-hidden className={open ? 'size-4 rotate-180' : 'size-4'} />
            {plural(sure.length, { one: '# looks right', other: '# look right' })}
          </button>
          {open && <Rows drafts={sure} label={t`Items to review`} {...rest} />}
        </section>
      )}
    </div>
  );
}
