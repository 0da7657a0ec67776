import { proMessages } from '@drape/contract/membership/tiers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { cx } from '../../../ui/cx.ts';
import { Badge } from '../../../ui/notices/badge.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { ProOnly } from '../pro-only.tsx';
import { usePastedClothes } from './pasted-clothes.ts';

const BulkAddForm = lazy(async () => ({ default: (await import('./bulk-add-form.tsx')).BulkAddForm }));
const DetailedAddForm = lazy(async () => ({
  default: (await import('./detailed-add-form.tsx')).DetailedAddForm,
}));

type Way = 'text' | 'detail';

type OpenerProps = {
  controls: string;
  open: boolean;
  /** Whether it is the main way, and on a desk looks like it. */
  isMain?: boolean;
  onOpen: () => void;
  children: ReactNode;
};

function Opener({ controls, open, isMain = false, onOpen, children }: OpenerProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onOpen}
      className={cx(
        'pointer-events-auto inline-flex min-h-9 items-center gap-1 rounded-control px-1.5 text-start text-sm font-medium hover:bg-wash sm:gap-1.5',
        isMain && 'lg:bg-accent lg:px-3 lg:text-on-accent lg:hover:bg-accent',
      )}
    >
      <Plus
        aria-hidden
        className={cx(
          'size-4 shrink-0 text-accent-text transition-transform',
          isMain && 'lg:text-on-accent',
          open && 'rotate-45',
        )}
      />
      {children}
    </button>
  );
}

/** The ways to add items by words, closed above the pictures until they are wanted. */
export function AddBar({ isPro }: { isPro: boolean }) {
  const begun = usePastedClothes((state) => state.text.trim() !== '');
  const isAsked = useSearchParams()[0].has('add');
  const [chosen, setChosen] = useState<Way | 'none'>();
  const id = useId();
  const isOnline = useOnline();
  const open = chosen ?? (begun || isAsked ? 'text' : 'none');
  const toggle = (way: Way) => () => setChosen(open === way ? 'none' : way);
  const textId = `${id}-text`;
  const detailId = `${id}-detail`;
  return (
    <div className="-mx-1.5">
      <div className="flex flex-wrap sm:gap-x-2 lg:justify-end lg:pe-52">
        <h2>
          <Opener isMain={isOnline} controls={textId} open={open === 'text'} onOpen={toggle('text')}>
            {isPro ? t`Quick bulk add` : t`Add items`}
          </Opener>
        </h2>
        {isOnline || open === 'detail' ? (
          <h2>
            <Opener controls={detailId} open={open === 'detail'} onOpen={toggle('detail')}>
              {t`Add one item in detail`}
              {!isPro && <Badge>{t`Pro Only`}</Badge>}
            </Opener>
          </h2>
        ) : (
          <p className="flex min-h-9 items-center px-1.5 text-sm text-muted">
            <Trans>Kept here and sent later</Trans>
          </p>
        )}
      </div>
      <div
        id={textId}
        hidden={open !== 'text'}
        className="pointer-events-auto max-w-2xl px-1.5 pt-3 pb-8 lg:pt-8"
      >
        <Suspense>
          <BulkAddForm label={t`Your wardrobe items`} rows={6} />
        </Suspense>
      </div>
      <div
        id={detailId}
        hidden={open !== 'detail'}
        className="pointer-events-auto max-w-2xl px-1.5 pt-3 pb-8 lg:pt-8"
      >
        <ProOnly locked={!isPro} sentence={proMessages.general}>
          <Suspense>
            <DetailedAddForm />
          </Suspense>
        </ProOnly>
      </div>
    </div>
  );
}
