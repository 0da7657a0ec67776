import type { AnalysisResult } from '@drape/contract/analysis/analysis';
import type { People } from '@drape/contract/analysis/evidence';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { randomKey } from '../../../lib/random-key.ts';
import { useNavigate } from '../../../lib/router/hooks.ts';
import { cx } from '../../../ui/cx.ts';
import { Alert } from '../../../ui/notices/alert.tsx';
import { analysisKeys } from '../queries.ts';
import { readAnalysis } from '../read-analysis.ts';
import { sendPhoto } from './send-photo.ts';
import { freshState } from './use-page-upload.ts';

/** Sends the kept photo once more, for somebody else in it, and opens what comes of it. */
function useOtherPerson(photoUrl: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (person: number) => {
      const photo = await fetch(photoUrl);
      if (!photo.ok) throw new Error(t`The photo could not be read. Please upload it again.`);
      const file = new File([await photo.blob()], 'outfit.jpg', { type: 'image/jpeg' });
      const { signal } = new AbortController();
      const data = await sendPhoto(
        { file, idempotencyKey: randomKey(), person },
        { signal, onProgress: () => undefined },
      );
      const result = readAnalysis(data);
      if (!result) throw new Error(t`Unable to display analysis results. Invalid data format.`);
      return result;
    },
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: analysisKeys.all });
      await navigate(`/analysis/${id}`, { state: freshState });
    },
  });
}

type Head = People['heads'][number];

/** The face and what is around it, cut from the photo. */
function HeadOf({ head, photoUrl }: { head: Head; photoUrl: string }) {
  const [ratio, setRatio] = useState(3 / 4);
  const side = 2 * head.height;
  const left = (head.x + head.width / 2) * ratio - side / 2;
  const top = head.y + head.height / 2 - side / 2;
  return (
    <span aria-hidden className="block size-20 overflow-hidden rounded-control bg-wash">
      <img
        src={photoUrl}
        alt=""
        className="hidden"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          if (naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
        }}
      />
      <svg aria-hidden="true" viewBox={`${left} ${top} ${side} ${side}`} className="size-full">
        <image href={photoUrl} width={ratio} height={1} preserveAspectRatio="none" />
      </svg>
    </span>
  );
}

/** Asks which of several people it is, where the photo is kept; another one is analyzed on its own. */
export function PeopleChooser({ result, photoUrl }: { result: AnalysisResult; photoUrl: string }) {
  const { mutate, isPending, variables, error } = useOtherPerson(photoUrl);
  const people = result.evidence.people ?? null;
  if (!people || photoUrl === '' || photoUrl.startsWith('data:')) return null;
  const total = people.heads.length;
  return (
    <section aria-labelledby="which-person" aria-busy={isPending} className="print:hidden">
      <h2 id="which-person" className="font-display text-lg">
        <Trans>Which one are you?</Trans>
      </h2>
      <p className="mt-1 text-muted">
        <Trans>There are several people in this photo. This is about the one who is marked.</Trans>
      </p>
      <ul className="mt-3 flex flex-wrap gap-3">
        {people.heads.map((head, index) => {
          const number = index + 1;
          const chosen = index === people.chosen;
          return (
            <li key={`${head.x} ${head.y}`}>
              <button
                type="button"
                aria-pressed={chosen}
                aria-label={t`Person ${number} of ${total}, from the left`}
                disabled={isPending}
                onClick={() => !chosen && mutate(index)}
                className={cx(
                  'rounded-control border-2 p-0.5 transition-colors disabled:opacity-60',
                  chosen || (isPending && variables === index)
                    ? 'border-ink'
                    : 'border-transparent hover:border-line',
                )}
              >
                <HeadOf head={head} photoUrl={photoUrl} />
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="mt-2 text-sm text-muted">
        {isPending && <Trans>Looking at that person. This takes a few seconds.</Trans>}
      </p>
      {error && <Alert className="mt-3" messages={[error.message]} />}
    </section>
  );
}
