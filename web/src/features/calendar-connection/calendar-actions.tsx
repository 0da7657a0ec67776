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
/** Where nothing is planned they are there for the few who look for them. */
const quietest = `${quiet} text-xs [&_svg]:hidden`;

function reload(): void {
  askForSync();
  window.location.reload();
}

/** What is done with the calendar as a whole: a new event, an outfit for everything, and, quieter, the month and a reload. */
export function CalendarActions(props: Props) {
  const { isLocked, isReady, disabled, isEmpty, onGenerate, onCreate, onOpenMonth } = props;
  const generate = (
    <>
      {isLocked ? <Lock aria-hidden /> : <Sparkles aria-hidden />}
      <Trans>Generate All Outfits</Trans>
    </>
  );
  return (
    <div className={isEmpty ? 'contents' : 'grid w-full gap-1 md:justify-items-end'}>
      {!isEmpty && (
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
            {generate}
          </Button>
        </div>
      )}
      <div className={isEmpty ? 'contents' : '-mx-2.5 flex flex-wrap'}>
        {isEmpty && (
          <Button
            needsNetwork
            size="sm"
            variant="quiet"
            className={quietest}
            disabled={disabled}
            onClick={onGenerate}
          >
            {generate}
          </Button>
        )}
        <Button size="sm" variant="quiet" className={isEmpty ? quietest : quiet} onClick={onOpenMonth}>
          <CalendarDays aria-hidden />
          <Trans>Open Calendar View</Trans>
        </Button>
        <Button
          needsNetwork
          size="sm"
          variant="quiet"
          className={isEmpty ? quietest : quiet}
          onClick={reload}
        >
          <RefreshCw aria-hidden />
          <Trans>Refresh Calendar</Trans>
        </Button>
      </div>
    </div>
  );
}
