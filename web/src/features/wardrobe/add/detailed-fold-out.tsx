import { proMessages } from '@drape/contract/membership/tiers';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Badge } from '../../../ui/notices/badge.tsx';
import { ProOnly } from '../pro-only.tsx';
import { FoldOut } from './fold-out.tsx';

const DetailedAddForm = lazy(async () => ({
  default: (await import('./detailed-add-form.tsx')).DetailedAddForm,
}));

/** The detailed form, folded away; a free account sees it locked. */
export function DetailedFoldOut({ isPro }: { isPro: boolean }) {
  return (
    <FoldOut
      title={
        <span className="flex items-center gap-2">
          <Trans>Add one item in detail</Trans>
          {!isPro && (
            <Badge>
              <Trans>Pro Only</Trans>
            </Badge>
          )}
        </span>
      }
    >
      <ProOnly locked={!isPro} sentence={proMessages.general}>
        <Suspense>
          <DetailedAddForm />
        </Suspense>
      </ProOnly>
    </FoldOut>
  );
}
