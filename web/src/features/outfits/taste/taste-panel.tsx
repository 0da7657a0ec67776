import type { TasteModel } from '@drape/contract/outfits/taste';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { InlineSelect } from '../../../ui/fields/inline-select.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { capitalised } from '../../wardrobe/items/item-words.ts';
import { useTaste } from './use-taste.ts';

const shownAtFirst = 10;

/** A weight in words. */
export function likingWords(weight: number): string {
  if (Math.abs(weight) < 0.05) return t`Neither liked nor disliked`;
  const size = Math.abs(weight);
  if (weight > 0) return size >= 0.6 ? t`Liked a lot` : size < 0.25 ? t`Liked a little` : t`Liked`;
  return size >= 0.6 ? t`Disliked a lot` : size < 0.25 ? t`Disliked a little` : t`Disliked`;
}

type RowProps = {
  feature: TasteModel['features'][number];
  onSet: (weight: number) => void;
  onFollow: () => void;
};

function FeatureRow({ feature: { label, weight, chosen }, onSet, onFollow }: RowProps) {
  const id = useId();
  return (
    <li className="grid gap-1 border-t border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-medium">
          {capitalised(label)}
        </label>
        <span className="text-sm text-muted">{chosen ? t`Set by you` : t`Learned from your thumbs`}</span>
      </div>
      <div className="flex items-center gap-3">
        <input
          id={id}
          type="range"
          min={-100}
          max={100}
          step={5}
          value={Math.round(weight * 100)}
          aria-valuetext={likingWords(weight)}
          onChange={({ target }) => onSet(Number(target.value) / 100)}
          className="h-11 min-w-0 flex-1 cursor-pointer accent-accent"
        />
        <span className="w-36 text-end text-sm max-sm:sr-only">{likingWords(weight)}</span>
        <Button
          size="icon"
          variant="quiet"
          disabled={!chosen}
          aria-label={t`Let ${label} follow your thumbs again`}
          onClick={onFollow}
        >
          <RotateCcw aria-hidden />
        </Button>
      </div>
    </li>
  );
}

function AddFeature({ others, onAdd }: { others: TasteModel['others']; onAdd: (feature: string) => void }) {
  if (others.length === 0) return null;
  const options = [
    { value: '', label: t`Add something that you like or not` },
    ...others.map(({ feature, label }) => ({ value: feature, label: capitalised(label) })),
  ];
  return (
    <InlineSelect
      label={t`Add something that you like or not`}
      value=""
      options={options}
      onValueChange={(value) => value !== '' && onAdd(value)}
    />
  );
}

/** What the planner believes that somebody likes: visible, to be corrected, to be forgotten. */
export function TastePanel({ onClose }: { onClose: () => void }) {
  const { query, set, follow, reset, finish } = useTaste();
  const [whole, setWhole] = useState(false);
  const { data: taste, isError, refetch, isFetching } = query;
  const shown = whole ? taste?.features : taste?.features.slice(0, shownAtFirst);
  const close = (open: boolean) => {
    if (open) return;
    finish();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t`Your taste`}
      description={t`What your thumbs have taught Drape. Every plan counts it beside color, weather and occasion. Move a slider where it is wrong.`}
    >
      {isError && !taste ? (
        <Alert
          messages={[t`Failed to load your taste. Please try again.`]}
          action={
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              <Trans>Retry</Trans>
            </Button>
          }
        />
      ) : taste === undefined ? (
        <Skeleton className="h-40" />
      ) : (
        <div className="grid gap-4">
          {taste.features.length === 0 && (
            <p className="text-muted">
              <Trans>
                Nothing is known yet. Give an outfit a thumb up or down, or add what you like below.
              </Trans>
            </p>
          )}
          <ul>
            {shown?.map((feature) => (
              <FeatureRow
                key={feature.feature}
                feature={feature}
                onSet={(weight) => void set({ [feature.feature]: weight })}
                onFollow={() => void follow(feature.feature)}
              />
            ))}
          </ul>
          {!whole && taste.features.length > shownAtFirst && (
            <Button size="sm" onClick={() => setWhole(true)}>
              <Trans>Show all {taste.features.length}</Trans>
            </Button>
          )}
          <AddFeature others={taste.others} onAdd={(feature) => void set({ [feature]: 0.5 })} />
          {taste.features.length > 0 && (
            <Button variant="danger" className="justify-self-start" onClick={() => void reset()}>
              <Trans>Forget all of it</Trans>
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}
