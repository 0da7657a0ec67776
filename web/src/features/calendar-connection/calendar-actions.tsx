import { Trans } from '@lingui/react/macro';
import { CalendarDays, Lock, Plus, RefreshCw, Sparkles } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
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

/** Asks Google again, where it is connected, and shows what is there now. */
export function RefreshCalendar() {
  return (
    <Button needsNetwork size="sm" variant="quiet" className={cx(quiet, '-ms-2.5')} onClick={reload}>
      <RefreshCw aria-hidden />
      <Trans>Refresh Calendar</Trans>
    </Button>
  );
}

/** What is done with the calendar as a whole: the month, an event, an outfit for everything. On a phone the month stands beside the title. */
export function CalendarActions(props: Props) {
  const { isLocked, isReady, disabled, onGenerate, onCreate, onOpenMonth } = props;
  return (
    <div className="flex w-full items-center gap-2">
      <Button
        variant="quiet"
        className="text-muted hover:text-ink max-md:absolute max-md:end-0 max-md:top-3.5 max-md:size-11 max-md:px-0"
        onClick={onOpenMonth}
      >
        <CalendarDays aria-hidden />
        <span className="max-md:sr-only">
          <Trans>Open Calendar View</Trans>
        </span>
      </Button>
      <div className="closes-up flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
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
    </div>
  );
}
