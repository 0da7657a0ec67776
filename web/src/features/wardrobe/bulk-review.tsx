import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { failureSentences } from '../../lib/failure.ts';
import { formatCount } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { textLink } from '../../ui/text-link.ts';
import { showToast } from '../../ui/toast.tsx';
import { keptForLater } from '../offline/offline-words.ts';
import { sendOrPostpone } from '../offline/outbox.ts';
import { DraftCard } from './draft-card.tsx';
import {
  editDraft,
  finishReview,
  leaveReview,
  putOffAfter,
  type Review,
  removeDraft,
} from './pasted-clothes.ts';
import { addItems } from './queries.ts';
import { placesFor, reviewedItemOf } from './review-rules.ts';
import { UnderstoodText } from './understood-text.tsx';
import { wardrobeMessages as says, tellFailure } from './wardrobe-messages.ts';

const shownAtFirst = 40;

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
  const [shownCount, setShownCount] = useState(shownAtFirst);
  const create = useCreateReviewed(review);
  const { drafts, ignored } = review;
  const places = placesFor(drafts.length, total, max);

  useEffect(() => heading.current?.focus(), []);

  const goTo = (key: string) => {
    const index = drafts.findIndex((draft) => draft.key === key);
    setShownCount((before) => Math.max(before, index + 1));
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

  return (
    <div className="pb-10">
      <Button variant="quiet" size="sm" onClick={leaveReview} className="-ms-3">
        <ArrowLeft aria-hidden />
        <Trans>Back to the text</Trans>
      </Button>
      <h2 ref={heading} tabIndex={-1} className="font-display mt-3 text-xl outline-none md:text-2xl">
        <Trans>
          <Plural value={drafts.length} one="# item" other="# items" /> to look through
        </Trans>
      </h2>
      <p className="mt-2 max-w-[60ch] text-muted">
        <Trans>
          Correct what was misread; what you set is never overwritten. Nothing is in your wardrobe yet.
        </Trans>
      </p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ul aria-label={t`Items to review`} className="border-b border-line lg:order-first">
          {drafts.slice(0, shownCount).map((reviewed) => (
            <DraftCard
              key={reviewed.key}
              reviewed={reviewed}
              lit={lit === reviewed.key}
              onLight={setLit}
              onEdit={editDraft}
              onRemove={removeDraft}
            />
          ))}
          {drafts.length > shownCount && (
            <li className="border-t border-line py-6 text-center">
              <Button onClick={() => setShownCount(shownCount + shownAtFirst)}>
                <Trans>
                  Show {Math.min(shownAtFirst, drafts.length - shownCount)} more of {drafts.length}
                </Trans>
              </Button>
            </li>
          )}
        </ul>
        <aside className="max-lg:order-first lg:sticky lg:top-24 lg:self-start">
          <UnderstoodText
            review={review}
            shownCount={shownCount}
            litKey={lit}
            onLight={setLit}
            onChoose={goTo}
          />
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
      <div className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 mt-8 grid gap-3 rounded-photo border border-line bg-raised p-3 ps-4 shadow-[0_12px_40px_-12px_rgb(0_0_0/0.3)] md:bottom-6">
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
              <Link to="/profile" className={textLink}>
                <Trans>Upgrade to Pro</Trans>
              </Link>
            )}
          </div>
        )}
        {create.isError && <Alert messages={failureSentences(create.error)} />}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="figures text-sm text-muted">
            {drafts.length === 0
              ? t`Nothing left to add`
              : t`${plural(drafts.length, { one: '# item', other: '# items' })} to add`}
          </p>
          <Button
            variant="primary"
            pending={create.isPending}
            disabled={drafts.length === 0 || places.fit < drafts.length}
            onClick={add}
          >
            {create.isPending
              ? t`Adding`
              : t`Add ${plural(drafts.length, { one: '# item', other: '# items' })}`}
          </Button>
        </div>
      </div>
    </div>
  );
}
