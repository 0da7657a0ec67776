import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { msg, t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { failureSentences } from '../../../lib/failure.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { isReachable, useReach } from '../../../lib/reach.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';
import { keptForLater } from '../../offline/offline-words.ts';
import { sendOrPostpone } from '../../offline/outbox.ts';
import { wardrobeMessages as says, tellFailure } from '../wardrobe-messages.ts';
import { beginReview, setPastedText, usePastedClothes } from './pasted-clothes.ts';

const example = msg`2x white tees
navy wool blazer (Zara, M)
black leather chelsea boots`;

const shownLetters = 120;

function shortened(text: string): string {
  const line = text.trim().replace(/\s*\n\s*/g, ', ');
  return line.length > shownLetters ? `${line.slice(0, shownLetters)}…` : line;
}

type Props = { label: string; rows: number };

/** Takes a list of clothes as people write it, and has it read. The text stays until its items are in the wardrobe. */
export function BulkAddForm({ label, rows }: Props) {
  const text = usePastedClothes((state) => state.text);
  const [problem, setProblem] = useState<string>();
  const read = useMutation({
    mutationFn: (description: string) => api.parseItems({ body: { description } }),
    onSuccess: ({ items, ignored }, description) => {
      if (items.length > 0) return beginReview(description, items, ignored, randomKey());
      setProblem(t`No items of clothing were found in this text. One item per line works best.`);
    },
    onError: (error) => {
      setProblem(failureSentences(error).join(' '));
      tellFailure(t(says.parseFailed), error);
    },
  });
  const online = useReach((state) => state.reach) === 'online';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setProblem(t(says.enterItems));
    if (isReachable()) read.mutate(text);
    else addLater.mutate(text);
  };
  const addLater = useMutation({
    mutationFn: (description: string) =>
      sendOrPostpone(
        'createItems',
        { body: { description } },
        { title: t`To be added: ${shortened(description)}` },
      ),
    onSuccess: (answer) => {
      setPastedText('');
      showToast({
        title: t`Your list is noted`,
        ...(answer === 'later' ? { description: t(keptForLater) } : {}),
      });
    },
    onError: (error) => tellFailure(t(says.createFailed), error),
  });
  return (
    <form noValidate aria-label={t`Add items from a list`} onSubmit={submit} className="grid gap-3">
      <TextAreaField
        label={label}
        rows={rows}
        placeholder={t(example)}
        maxLength={wardrobeLimits.maxBulkText}
        hint={t`One per line, with commas, as a packing list or a shop’s order: paste what you have.`}
        value={text}
        error={problem}
        onChange={(event) => {
          setProblem(undefined);
          setPastedText(event.target.value);
        }}
      />
      <Button type="submit" variant="primary" pending={read.isPending || addLater.isPending}>
        {read.isPending ? t`Reading your list` : online ? t`Review items` : t`Add when I am online`}
      </Button>
    </form>
  );
}
