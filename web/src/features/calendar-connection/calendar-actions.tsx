import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarDays, Lock, Plus, RefreshCw, Sparkles } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { askForSync } from './queries.ts';

type Props = {
  isLocked: boolean;
  /** Whether every event has its outfit. */
  isReady: boolean;
  disabled: boolean;
  /** Whether nothing is planned: the way to a first event then stands below, and nothing here outweighs it. */
  isEmpty: boolean;
  onGenerate: () => void;
  onCreate: () => void;
  onOpenMonth: () => void;
};

const quiet = 'px-2.5 text-muted hover:text-ink max-sm:[&_svg]:hidden';

function reload(): void {
  askForSync();
  window.location.reload();
}

/** Where nothing is planned: signs at the head of the page, for the few who look for them. */
function SignsOnly({ isLocked, disabled, onGenerate, onOpenMonth }: Omit<Props, 'isEmpty'>) {
  const sign = 'text-muted hover:text-ink';
  const generate = t`Generate All Outfits`;
  const month = t`Open Calendar View`;
  const refresh = t`Refresh Calendar`;
  return (
    <div className="-me-3 flex max-md:-ms-3">
      <Button
        size="icon"
        variant="quiet"
        className={sign}
        aria-label={month}
        title={month}
        onClick={onOpenMonth}
      >
        <CalendarDays aria-hidden />
      </Button>
      <Button
        needsNetwork
        size="icon"
        variant="quiet"
        className={sign}
        aria-label={refresh}
        title={refresh}
        onClick={reload}
      >
        <RefreshCw aria-hidden />
      </Button>
      <Button
        needsNetwork
        size="icon"
        variant="quiet"
        className={sign}
        aria-label={generate}
        title={generate}
        disabled={disabled}
        onClick={onGenerate}
      >
        {isLocked ? <Lock aria-hidden /> : <Sparkles aria-hidden />}
      </Button>
    </div>
  );
}

/** What is done with the calendar as a whole: a new event, an outfit for everything, and, quieter, the month and a reload. */
export function CalendarActions({ isEmpty, ...props }: Props) {
  const { isLocked, isReady, disabled, onGenerate, onCreate, onOpenMonth } = props;
  if (isEmpty) return <SignsOnly {...props} />;
  return (
    <div className="grid w-full gap-1 md:justify-items-end">
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
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
      <div className="-mx-2.5 flex flex-wrap">
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
