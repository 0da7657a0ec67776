import type { AnalysisResult } from '@drape/contract/analysis/analysis';
import { sentencesOf, textParts } from '@drape/contract/analysis/feedback-targets';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { failureSentences } from '../../../lib/failure.ts';
import { formatDay } from '../../../lib/format.ts';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { PictureActions } from '../../sharing/picture-actions.tsx';
import { fileNameOf } from '../../sharing/picture-card.ts';
import { analysisKeys } from '../queries.ts';
import { type CardPicture, cardContent, drawAnalysisCard } from './analysis-card.ts';

type Choice = 'clothes' | 'faceless' | 'photo' | 'none';

const choices: readonly { value: Choice; label: MessageDescriptor; hint?: MessageDescriptor }[] = [
  {
    value: 'clothes',
    label: msg`The clothes alone`,
    hint: msg`Cut out of the photo, without you or the room`,
  },
  {
    value: 'faceless',
    label: msg`The photo, faces hidden`,
    hint: msg`Hidden on your server before it is drawn`,
  },
  { value: 'photo', label: msg`The photo as it is` },
  { value: 'none', label: msg`No photo`, hint: msg`The measured colors instead` },
];

type Shared = AnalysisResult & { id: string };

function choicesFor({ image_url, evidence }: Shared): typeof choices {
  const hasPhoto = image_url?.startsWith('/api/files/') ?? false;
  const canCut = hasPhoto && evidence.regions.some(({ outline }) => outline.length > 0);
  return choices.filter(({ value }) => value === 'none' || (value === 'clothes' ? canCut : hasPhoto));
}

/** The photo with its faces hidden, made by the server when it is asked for and kept nowhere. */
function useFaceless(id: string, wanted: boolean) {
  return useQuery({
    queryKey: [...analysisKeys.all, 'faceless', id],
    queryFn: ({ signal }) => api.facelessPhoto({ params: { id } }, { signal }),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

function pictureOf(choice: Choice, photo: string, faceless: string | undefined): CardPicture | undefined {
  if (choice === 'none') return { kind: 'none' };
  if (choice === 'faceless') return faceless === undefined ? undefined : { kind: 'photo', src: faceless };
  return { kind: choice, src: photo };
}

/** The card as a file, drawn again whenever its contents change. */
function useCard(
  result: Shared,
  picture: CardPicture | undefined,
  sentence: string | undefined,
  withScore: boolean,
) {
  const [card, setCard] = useState<{ file?: File; error?: unknown }>({});
  const kind = picture?.kind;
  const src = picture && 'src' in picture ? picture.src : undefined;
  useEffect(() => {
    if (kind === undefined) return setCard({});
    let stale = false;
    const drawn: CardPicture = kind === 'none' || src === undefined ? { kind: 'none' } : { kind, src };
    drawAnalysisCard(cardContent(result, drawn, sentence, withScore)).then(
      (blob) => {
        const name = fileNameOf(`drape ${result.created_at.slice(0, 10)}`);
        if (!stale) setCard({ file: new File([blob], name, { type: 'image/png' }) });
      },
      (error) => !stale && setCard({ error }),
    );
    return () => {
      stale = true;
    };
  }, [result, kind, src, sentence, withScore]);
  return card;
}

type Props = { result: Shared; onClose: () => void };

/** A picture of an analysis to show to others: what is on it is chosen here, and nothing leaves before it is sent. */
export function ShareDialog({ result, onClose }: Props) {
  const open = choicesFor(result);
  const [choice, setChoice] = useState<Choice>(open[0]?.value ?? 'none');
  const verdict = result.evidence.verdict?.sentence;
  const texts = textParts.flatMap((part) => sentencesOf(result.analysis[part]));
  const sentences = [...new Set(verdict === undefined ? texts : [verdict, ...texts])];
  const [sentence, setSentence] = useState(sentences[0] ?? '');
  const [withScore, setWithScore] = useState(false);
  const name = useId();
  const faceless = useFaceless(result.id, choice === 'faceless');
  const picture = pictureOf(choice, result.image_url ?? '', faceless.data?.image);
  const { file, error } = useCard(result, picture, sentence === '' ? undefined : sentence, withScore);
  const [failure, setFailure] = useState<unknown>();
  const preview = useObjectUrl(file);
  const problem = failure ?? error ?? (choice === 'faceless' ? faceless.error : undefined);
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title={t`Share this analysis`} shape="panel">
      <div className="grid gap-8 pt-2 md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] md:gap-10">
        {preview ? (
          <img
            src={preview}
            alt={sentence === '' ? t`Share card` : t`Share card: ${sentence}`}
            className="aspect-4/5 w-full rounded-photo border border-line max-md:mx-auto max-md:max-w-72"
          />
        ) : (
          <Skeleton className="aspect-4/5 w-full max-md:mx-auto max-md:max-w-72" />
        )}
        <div className="grid content-start gap-6">
          <fieldset className="grid gap-1">
            <legend className="mb-1 text-sm font-medium">
              <Trans>On the card</Trans>
            </legend>
            {open.map(({ value, label, hint }) => (
              <label key={value} className="flex cursor-pointer items-start gap-3 py-2">
                <input
                  type="radio"
                  name={name}
                  checked={choice === value}
                  onChange={() => {
                    setFailure(undefined);
                    setChoice(value);
                  }}
                  className="mt-1 size-4 accent-accent"
                />
                <span>
                  {t(label)}
                  {hint && <span className="block text-sm text-muted">{t(hint)}</span>}
                </span>
              </label>
            ))}
            {choice === 'faceless' && faceless.data?.hidden_faces === 0 && (
              <p role="status" className="text-sm text-fair">
                <Trans>
                  No face was found in this photo, so nothing was hidden. Look before you send it.
                </Trans>
              </p>
            )}
          </fieldset>
          <SelectField
            label={t`Sentence`}
            value={sentence}
            onChange={(event) => setSentence(event.target.value)}
            options={[
              { value: '', label: t`None` },
              ...sentences.map((text) => ({ value: text, label: text })),
            ]}
          />
          <Checkbox checked={withScore} onCheckedChange={setWithScore}>
            <Trans>Show the score</Trans>
          </Checkbox>
          {problem !== undefined && problem !== null && <Alert messages={failureSentences(problem)} />}
          <div className="flex flex-wrap gap-3">
            <PictureActions
              title={t`Outfit of ${formatDay(result.created_at)}`}
              size="md"
              disabled={!file}
              picture={async () => file ?? Promise.reject(new Error(t`The picture is not drawn yet`))}
              onFailure={setFailure}
            />
          </div>
          <p className="text-sm text-muted">
            <Trans>The card is drawn on this device. Nothing is published; it goes where you send it.</Trans>
          </p>
        </div>
      </div>
    </Dialog>
  );
}
