import { adminLimits, type ReviewCategory, reviewCategories } from '@drape/contract/admin/admin-options';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useDraft } from '../../lib/drafts.ts';
import { failureSentences } from '../../lib/failure.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Alert } from '../../ui/notices/alert.tsx';

const words: Record<ReviewCategory, MessageDescriptor> = {
  positive: msg`Something I like`,
  suggestion: msg`A suggestion`,
  issue: msg`Something that is wrong`,
};
const options = reviewCategories.map((value) => ({ value, label: words[value] }));

function StarChoice({ value, onChange }: { value: number; onChange: (stars: number) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="text-sm font-medium">
        <Trans>Your rating</Trans>
      </legend>
      <div className="mt-1 -ms-2 flex">
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-accent-text"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              className="sr-only"
            />
            <span className="sr-only">
              {star} {plural(star, { one: 'star', other: 'stars' })}
            </span>
            <Star aria-hidden className={`size-6 ${star <= value ? 'fill-ink text-ink' : 'text-edge'}`} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Stars, a category and a sentence for the people behind this installation. */
export function ReviewForm({ analysisId }: { analysisId?: string }) {
  const [rating, setRating] = useState(0);
  const [category, setCategory] = useState<ReviewCategory>('suggestion');
  const [comment, setComment] = useDraft('review', '');
  const [missing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: () =>
      api.sendReview({
        body: { rating, category, comment, ...(analysisId ? { analysis_id: analysisId } : {}) },
      }),
    onSuccess: () => {
      setRating(0);
      setComment('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(rating === 0);
    if (rating > 0) send.mutate();
  };
  if (send.isSuccess)
    return (
      <div role="status" className="grid justify-items-start gap-3">
        <p>
          <Trans>Thank you. The people behind this installation can read it now.</Trans>
        </p>
        <Button size="sm" onClick={() => send.reset()}>
          <Trans>Write something else</Trans>
        </Button>
      </div>
    );
  return (
    <form noValidate aria-label={t`Feedback`} onSubmit={submit} className="grid max-w-[34rem] gap-4">
      {missing && rating === 0 && <Alert messages={[t`Please choose one to five stars`]} />}
      {send.error && <Alert messages={failureSentences(send.error)} />}
      <StarChoice value={rating} onChange={setRating} />
      <SelectField
        label={t`What is it about`}
        options={options}
        value={category}
        onChange={(event) =>
          setCategory(reviewCategories.find((known) => known === event.target.value) ?? 'suggestion')
        }
      />
      <TextAreaField
        label={t`In your words`}
        hint={t`Optional. Your username stands beside it.`}
        maxLength={adminLimits.maxComment}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <Button type="submit" pending={send.isPending} className="justify-self-start">
        <Trans>Send feedback</Trans>
      </Button>
    </form>
  );
}
