import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router';
import { BulkAddForm } from './bulk-add-form.tsx';
import { DetailedFoldOut } from './detailed-fold-out.tsx';
import { FoldOut } from './fold-out.tsx';
import { usePastedClothes } from './pasted-clothes.ts';

type Props = { isPro: boolean };

/** The ways to add items by words. */
export function AddColumn({ isPro }: Props) {
  const begun = usePastedClothes((state) => state.text.trim() !== '');
  const isAsked = useSearchParams()[0].has('add');
  return (
    <div className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:px-1 lg:-mx-1 border-b border-line">
      <FoldOut
        key={String(isAsked)}
        title={isPro ? t`Quick bulk add` : t`Add items`}
        opened={begun || isAsked ? 'always' : 'wide'}
      >
        <BulkAddForm label={t`Your wardrobe items`} rows={6} />
      </FoldOut>
      <DetailedFoldOut isPro={isPro} />
    </div>
  );
}
