import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { failureSentences } from '../../../lib/failure.ts';
import { formatCount } from '../../../lib/format.ts';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FootBar } from '../../../ui/foot-bar.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { keptForLater } from '../../offline/offline-words.ts';
import { sendOrPostpone } from '../../offline/outbox.ts';
import { addItems } from '../queries.ts';
import { wardrobeMessages as says, tellFailure } from '../wardrobe-messages.ts';
import {
  finishReview,
  leaveReview,
  putOffAfter,
  type Review,
  undoReview,
  usePastedClothes,
} from './pasted-clothes.ts';
import { ReviewList } from './review-list.tsx';
import { isUnnamed, placesFor, reviewedItemOf } from './review-rules.ts';
import { UnderstoodText } from './understood-text.tsx';

type Props = { review: Review; total: number; max: number | null };

function useCreateReviewed({ drafts, idempotencyKey }: Review) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      sendOrPostpone(
        'createItems',
        { body: { items: drafts.map(reviewedItemOf) } },
        {
          title: t`${plural(drafts.length, { one: '# item', other: '# items' })} for your wardrobe`,
          idempotencyKey,
        },
      ),
    onSuccess: (created) => {
      if (created === 'later') {
        finishReview();
        return showToast({
          title: t`${plural(drafts.length, { one: '# item', other: '# items' })} to be added`,
          description: t(keptForLater),
        });
      }
      if (!('items' in created)) return;
      addItems(queryClient, created.items);
      finishReview();
      window.scrollTo({ top: 0 });
      showToast({ title: says.itemsCreated(created.items_created) });
    },
    onError: (error) => tellFailure(t(says.createFailed), error),
  });
}

/** What was read from a pasted text, beside the text: to be looked through, mended and added. */
export function BulkReview({ review, total, max }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [lit, setLit] = useState<string>();
  const create = useCreateReviewed(review);
  const { drafts, ignored } = review;
  const canUndo = usePastedClothes(({ past }) => past.length > 0);
  const places = placesFor(drafts.filter((draft) => !isUnnamed(draft)).length, total, max);

  useEffect(() => heading.current?.focus(), []);

  const goTo = (key: string) => {
    requestAnimationFrame(() => {
      const row = document.getElementById(`draft-${key}`);
      row?.scrollIntoView({ block: 'center' });
      row?.querySelector('input')?.focus({ preventScroll: true });
    });
  };

  const add = () => {
    const undescribed = drafts.find(({ form }) => form.description.trim() === '');
    if (undescribed) goTo(undescribed.key);
    else create.mutate();
  };

  const undoByKey = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (isTyping || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    undoReview();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of what is inside.
    <div className="pb-10" onKeyDown={undoByKey}>
      <Button variant="quiet" size="sm" onClick={leaveReview} className="-ms-3">
        <ArrowLeft aria-hidden />
        <Trans>Back to the text</Trans>
      </Button>
      <h2 ref={heading} tabIndex={-1} className="font-display mt-3 text-xl outline-none md:text-2xl">
        <Trans>
          Check your <Plural value={drafts.length} one="# item" other="# items" />
        </Trans>
      </h2>
      <p className="mt-2 max-w-[60ch] text-muted">
        <Trans>Nothing is in your wardrobe yet. Your edits stay.</Trans>
      </p>
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ReviewList drafts={drafts} lit={lit} onLight={setLit} />
        <aside className="max-lg:order-first lg:sticky lg:top-24 lg:self-start">
          <details>
            <summary className="min-h-9 rounded-[2px] text-sm text-muted hover:text-ink">
              <Trans>Your text, with what was understood</Trans>
            </summary>
            <UnderstoodText
              review={review}
              shownCount={drafts.length}
              litKey={lit}
              onLight={setLit}
              onChoose={goTo}
            />
          </details>
          {ignored.length > 0 && (
            <details className="mt-4 text-sm">
              <summary className="rounded-[2px] text-muted hover:text-ink">
                <Trans>
                  <Plural value={ignored.length} one="# line" other="# lines" /> left out
                </Trans>
              </summary>
              <ul className="mt-2 grid max-h-48 gap-2 overflow-y-auto">
                {ignored.map((line) => (
                  <li key={line.start}>
                    <span className="line-clamp-1">{line.text}</span>
                    <span className="text-muted">{line.reason}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </aside>
      </div>
      <FootBar className="z-20 mt-8 grid gap-3 p-3 ps-4">
        {places.reason !== undefined && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
            <p role="status" className="font-medium">
              {places.reason}
            </p>
            {places.fit > 0 && (
              <Button size="sm" onClick={() => putOffAfter(places.fit)}>
                <Trans>Keep the first {formatCount(places.fit)}, put off the rest</Trans>
              </Button>
            )}
            {max !== null && (
              <Link to="/profile" state={{ part: 'plan' }} className={textLink}>
                <Trans>Upgrade to Pro</Trans>
              </Link>
            )}
          </div>
        )}
        {create.isError && <Alert messages={failureSentences(create.error)} />}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className={cx('figures text-sm text-muted', drafts.length > 0 && 'max-sm:sr-only')}>
            {drafts.length === 0
              ? t`Nothing left to add`
              : t`${plural(drafts.length, { one: '# item', other: '# items' })} to add`}
          </p>
          <Button variant="quiet" disabled={!canUndo} onClick={undoReview} className="ms-auto">
            <Undo2 aria-hidden />
            <Trans>Undo</Trans>
          </Button>
          <Button
            variant="primary"
            pending={create.isPending}
            disabled={drafts.length === 0 || places.reason !== undefined}
            onClick={add}
          >
            {create.isPending
              ? t`Adding`
              : t`Add ${plural(drafts.length, { one: '# item', other: '# items' })}`}
          </Button>
        </div>
      </FootBar>
    </div>
  );
}
