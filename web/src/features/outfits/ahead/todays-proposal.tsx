import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, Shuffle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PaletteStrip } from '../../../ui/colour/palette-strip.tsx';
import { cx } from '../../../ui/cx.ts';
import { OutfitSkeleton, Skeleton } from '../../../ui/notices/skeleton.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { PictureFailure } from '../../offline/picture-failure.tsx';
import { WithNetwork } from '../../offline/with-network.tsx';
import { Collage } from '../collage.tsx';
import { outfitPalette } from '../outfit-words.ts';
import { todayQuery } from './ahead-queries.ts';
import { dayPicture, deskSecondary } from './day-looks.ts';
import { useSuggest } from './use-suggest.ts';

const compact = 'flex-1 md:h-9 md:px-2';

/** What Today proposes, to be planned as it is; `otherwise` where nothing can be proposed. */
export function TodaysProposal({ otherwise }: { otherwise: ReactNode }) {
  const [turn, setTurn] = useState(0);
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    ...todayQuery(turn),
    placeholderData: keepPreviousData,
  });
  const { busy, take } = useSuggest();
  const isOnline = useOnline();
  if (!data && isError)
    return (
      <PictureFailure
        message={t`Today’s outfit can’t be shown right now. The other days are still here.`}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) {
    return (
      <div aria-busy className={cx('grid gap-3', dayPicture)}>
        <OutfitSkeleton />
        <Skeleton className="h-11" />
      </div>
    );
  }
  const { outfit } = data;
  if (outfit === null) return otherwise;
  return (
    <div className="grid gap-2">
      <div className={cx(dayPicture, 'transition-opacity', isPlaceholderData && 'opacity-50')}>
        <Collage items={outfit.items} />
        <PaletteStrip palette={outfitPalette(outfit.items)} className="pt-0.5" />
      </div>
      <div>
        <h3 className="text-sm font-medium max-md:font-normal max-md:text-muted">
          <Trans>An idea for today</Trans>
        </h3>
        {outfit.reasons[0] && (
          <p className="text-pretty max-md:mt-0.5 md:text-sm md:leading-5 md:text-muted">
            {outfit.reasons[0]}
          </p>
        )}
      </div>
      {isOnline ? (
        <div className="mt-1 flex flex-wrap gap-2">
          <Button
            needsNetwork
            variant="primary"
            pending={busy}
            onClick={() => void take(outfit, data)}
            className={cx(compact, deskSecondary)}
          >
            {!busy && <Check aria-hidden className="md:hidden" />}
            <Trans>Plan this</Trans>
          </Button>
          <Button
            needsNetwork
            pending={isPlaceholderData}
            aria-label={t`Try another`}
            onClick={() => setTurn(turn + 1)}
            className={cx(compact, 'md:flex-none')}
          >
            {!isPlaceholderData && <Shuffle aria-hidden />}
            <span className="md:hidden">
              <Trans>Try another</Trans>
            </span>
          </Button>
        </div>
      ) : (
        <WithNetwork className="mt-1 md:min-h-9" />
      )}
    </div>
  );
}
