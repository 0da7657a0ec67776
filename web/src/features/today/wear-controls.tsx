import type { TodaysOutfit } from '@drape/contract/outfits/outfits';
import { Trans } from '@lingui/react/macro';
import { Check, Shuffle, Undo2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useOnline } from '../../ui/use-online.ts';
import { WithNetwork } from '../offline/with-network.tsx';
import type { Today } from './use-today.ts';

type Props = { data: TodaysOutfit; today: Today; size?: 'sm' | 'md'; className?: string };

/** Wearing today's outfit with a way back, or leafing on to another. */
export function WearControls({ data, today, size = 'md', className }: Props) {
  const { plan_id, worn_on } = data;
  const isOnline = useOnline();
  if (worn_on === data.date && plan_id !== null) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <p className="inline-flex items-center gap-2 text-sm font-medium">
          <Check aria-hidden className="size-4 text-good" />
          <Trans>You wear this today</Trans>
        </p>
        <Button
          needsNetwork
          size="sm"
          variant="quiet"
          disabled={today.busy}
          onClick={() => void today.takeBack(plan_id)}
        >
          <Undo2 aria-hidden />
          <Trans>Undo</Trans>
        </Button>
      </div>
    );
  }
  if (!isOnline) return <WithNetwork className={cx(size === 'sm' && 'min-h-9')} />;
  return (
    <div className={cx('flex gap-2', className)}>
      <Button
        needsNetwork
        size={size}
        variant="primary"
        pending={today.busy}
        onClick={() => void today.wear(data)}
      >
        {!today.busy && <Check aria-hidden />}
        <Trans>Wear this</Trans>
      </Button>
      <Button needsNetwork size={size} pending={today.isChanging} onClick={today.another}>
        {!today.isChanging && <Shuffle aria-hidden />}
        <Trans>Try another</Trans>
      </Button>
    </div>
  );
}
