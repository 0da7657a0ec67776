import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { editDraft, type ReviewedDraft, removeDraft } from './pasted-clothes.ts';
import { ReviewRow } from './review-row.tsx';

const shownAtFirst = 60;

type Rows = {
  drafts: readonly ReviewedDraft[];
  lit: string | undefined;
  onLight: (key: string | undefined) => void;
};

function Rows({ drafts, label, lit, onLight }: Rows & { label: string }) {
  const [count, setCount] = useState(shownAtFirst);
  return (
    <ul aria-label={label} className="border-b border-line">
      {drafts.slice(0, count).map((reviewed) => (
        <ReviewRow
          key={reviewed.key}
          reviewed={reviewed}
          lit={lit === reviewed.key}
          onLight={onLight}
          onEdit={editDraft}
          onRemove={removeDraft}
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

type Props = Rows & {
  /** Those that the engine is unsure of. */
  doubtful: readonly ReviewedDraft[];
};

/** Doubtful items first; the rest is folded where there are any. */
export function ReviewList({ drafts, doubtful, ...rest }: Props) {
  const [open, setOpen] = useState(doubtful.length === 0);
  const sure = drafts.filter((draft) => !doubtful.includes(draft));
  return (
    <div className="grid min-w-0 content-start gap-6">
      {doubtful.length > 0 && (
        <section>
          <h3 className="mb-2 font-medium">
            <Trans>Please check</Trans>
          </h3>
          <Rows drafts={doubtful} label={t`Items to check`} {...rest} />
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
