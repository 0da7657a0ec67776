import { Trans } from '@lingui/react/macro';
import { CalendarDays, Lock, Plus, RefreshCw, Sparkles } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { askForSync } from './queries.ts';

type Props = {
  isLocked: boolean;
  /** Whether every event has its outfit. */
  isReady: boolean;
  disabled: boolean;
  onGenerate: () => void;
  onCreate: () => void;
  onOpenMonth: () => void;
};

const quiet = 'px-2.5 text-muted hover:text-ink max-sm:[&_svg]:hidden';

function reload(): void {
  askForSync();
  window.location.reload();
}

/** Where nothing is planned: below the way to a first event, in words, for the few who look for them. */
export function QuietActions({
  isLocked,
  disabled,
  onGenerate,
  onOpenMonth,
}: Omit<Props, 'isReady' | 'onCreate'>) {
  return (
    <>
      <Button size="sm" variant="quiet" className={quiet} onClick={onOpenMonth}>
        <Trans>Open Calendar View</Trans>
      </Button>
      <Button needsNetwork size="sm" variant="quiet" className={quiet} onClick={reload}>
        <Trans>Refresh Calendar</Trans>
      </Button>
      <Button
        needsNetwork
        size="sm"
        variant="quiet"
        className={quiet}
        disabled={disabled}
        onClick={onGenerate}
      >
        {isLocked && <Lock aria-hidden />}
        <Trans>Generate All Outfits</Trans>
      </Button>
    </>
  );
}

/** What is done with the calendar as a whole: a new event, an outfit for everything, and, quieter, the month and a reload. */
export function CalendarActions(props: Props) {
  const { isLocked, isReady, disabled, onGenerate, onCreate, onOpenMonth } = props;
  return (
    <div className="grid w-full gap-1 md:justify-items-end">
      <div className="closes-up flex flex-wrap gap-2 max-sm:*:flex-1">
        <Button needsNetwork variant={isReady ? 'primary' : 'secondary'} onClick={onCreate}>
          <Plus aria-hidden />
          <Trans>New event</Trans>
        </Button>
        <Button
          needsNetwork
          variant={isReady ? 'secondary' : 'primary'}
          disabled={disabled}
          onClick={onGenerate}
        >
          {isLocked ? <Lock aria-hidden /> : <Sparkles aria-hidden />}
          <Trans>Generate All Outfits</Trans>
        </Button>
      </div>
      <div className="closes-up -mx-2.5 flex flex-wrap">
        <Button size="sm" variant="quiet" className={quiet} onClick={onOpenMonth}>
          <CalendarDays aria-hidden />
          <Trans>Open Calendar View</Trans>
        </Button>
        <Button needsNetwork size="sm" variant="quiet" className={quiet} onClick={reload}>
          <RefreshCw aria-hidden />
          <Trans>Refresh Calendar</Trans>
        </Button>
      </div>
    </div>
  );
}
