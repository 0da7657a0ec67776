import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { describeMark, type Mark, markText } from './mark-text.ts';
import type { Review } from './pasted-clothes.ts';

function lookOf(mark: Mark): string {
  if (mark.kind === 'ignored') return 'text-muted line-through decoration-1';
  switch (mark.field) {
    case 'category':
    case 'subcategory':
      return 'border-b-2 border-ink';
    case 'color_primary':
    case 'color_secondary':
      return 'border-b-2 border-accent-text';
    case 'brand':
      return 'border-b-2 border-dotted border-ink';
    default:
      return 'border-b-2 border-edge';
  }
}

const legend: readonly (readonly [MessageDescriptor, Mark])[] = [
  [msg`Kind`, { kind: 'field', draftKey: '', field: 'category', value: '' }],
  [msg`Color`, { kind: 'field', draftKey: '', field: 'color_primary', value: '' }],
  [msg`Brand`, { kind: 'field', draftKey: '', field: 'brand', value: '' }],
  [msg`Other`, { kind: 'field', draftKey: '', field: 'size', value: '' }],
  [msg`Left out`, { kind: 'ignored', reason: '' }],
];

type Props = {
  review: Review;
  /** How many drafts are on show; the text is shown as far as they go. */
  shownCount: number;
  /** The draft to set off, because the reader is at it. */
  litKey: string | undefined;
  onLight: (key: string | undefined) => void;
  onChoose: (key: string) => void;
};

/**
 * The pasted text with what was understood marked. Hover tells what a mark stands for; with the focus in the text the
 * arrow keys walk from mark to mark and Enter goes to the item.
 */
export function UnderstoodText({ review, shownCount, litKey, onLight, onChoose }: Props) {
  const [active, setActive] = useState<number>();
  const { text: whole, drafts, ignored } = review;
  const segments = useMemo(() => {
    const next = drafts[shownCount]?.draft.start;
    return markText(next === undefined ? whole : whole.slice(0, next), drafts.slice(0, shownCount), ignored);
  }, [whole, drafts, ignored, shownCount]);
  const marks = segments.filter((segment) => segment.mark !== undefined);
  const activeMark = active === undefined ? undefined : marks.find(({ start }) => start === active)?.mark;

  const light = (start: number | undefined) => {
    setActive(start);
    const mark = marks.find((segment) => segment.start === start)?.mark;
    onLight(mark?.kind === 'field' ? mark.draftKey : undefined);
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step !== undefined && marks.length > 0) {
      event.preventDefault();
      const at = marks.findIndex(({ start }) => start === active);
      light(marks[(at + step + marks.length) % marks.length]?.start);
    } else if (event.key === 'Enter' && activeMark?.kind === 'field') {
      onChoose(activeMark.draftKey);
    }
  };

  return (
    <section aria-labelledby="understood" className="grid content-start gap-3">
      <h3 id="understood" className="text-sm font-medium">
        <Trans>What was understood</Trans>
      </h3>
      <section
        aria-label={t`Your text; arrow keys walk through what was understood`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text has to be reached by keyboard.
        tabIndex={0}
        onKeyDown={walk}
        onPointerLeave={() => light(undefined)}
        onBlur={() => light(undefined)}
        className="max-h-[40dvh] overflow-y-auto rounded-photo bg-wash px-4 py-3 text-sm leading-7 wrap-anywhere whitespace-pre-wrap lg:max-h-[calc(100dvh-20rem)]"
      >
        {segments.map(({ start, text, mark }) =>
          mark === undefined ? (
            text
          ) : (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the group around it hears the keys.
            <mark
              key={start}
              onPointerEnter={() => light(start)}
              onClick={() => mark.kind === 'field' && onChoose(mark.draftKey)}
              className={cx(
                'cursor-default bg-transparent text-inherit',
                lookOf(mark),
                (active === start || (mark.kind === 'field' && mark.draftKey === litKey)) && 'bg-accent-wash',
              )}
            >
              {text}
            </mark>
          ),
        )}
      </section>
      <p role="status" className="min-h-5 text-sm first-letter:uppercase">
        {activeMark ? (
          describeMark(activeMark)
        ) : (
          <span className="text-muted">
            <Trans>Point at a mark to see what it stands for</Trans>
          </span>
        )}
      </p>
      <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        {legend.map(([name, mark]) => (
          <li key={name.id} className={lookOf(mark)}>
            {t(name)}
          </li>
        ))}
      </ul>
    </section>
  );
}
