import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarDays, Lock, Plus, RefreshCw, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
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

type IconActionProps = {
  label: string;
  needsNetwork?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

function IconAction({ label, children, ...action }: IconActionProps) {
  return (
    <Button
      size="icon"
      variant="quiet"
      className="text-muted hover:text-ink"
      aria-label={label}
      title={label}
      {...action}
    >
      {children}
    </Button>
  );
}

/** Where nothing is planned: icons at the head of the page, for the few who look for them. */
function IconActions({ isLocked, disabled, onGenerate, onOpenMonth }: Omit<Props, 'isEmpty'>) {
  return (
    <div className="-me-3 flex">
      <IconAction label={t`Open Calendar View`} onClick={onOpenMonth}>
        <CalendarDays aria-hidden />
      </IconAction>
      <IconAction needsNetwork label={t`Refresh Calendar`} onClick={reload}>
        <RefreshCw aria-hidden />
      </IconAction>
      <IconAction needsNetwork label={t`Generate All Outfits`} disabled={disabled} onClick={onGenerate}>
        {isLocked ? <Lock aria-hidden /> : <Sparkles aria-hidden />}
      </IconAction>
    </div>
  );
}

/** What is done with the calendar as a whole: a new event, an outfit for everything, and, quieter, the month and a reload. */
export function CalendarActions({ isEmpty, ...props }: Props) {
  const { isLocked, isReady, disabled, onGenerate, onCreate, onOpenMonth } = props;
  if (isEmpty) return <IconActions {...props} />;
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
