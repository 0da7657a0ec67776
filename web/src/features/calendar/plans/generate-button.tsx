import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Lock, RefreshCw, Sparkles } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import type { OutfitActions } from '../use-outfit-actions.ts';

type Props = {
  event: CalendarEvent;
  actions: OutfitActions;
  canGenerate: boolean;
  /** What it is called where there is an outfit already. */
  again: string;
  /** Where other controls lead and there is an outfit already, it steps back behind them. */
  isQuiet?: boolean;
};

/** Makes the outfit of an event, or a new one; locked, it says what would open it. */
export function GenerateButton({ event, actions, canGenerate, again, isQuiet = false }: Props) {
  const busy = actions.busyId === event.id;
  const Icon = !canGenerate ? Lock : event.hasOutfit ? RefreshCw : Sparkles;
  const generate = () => {
    if (!canGenerate) actions.offerPro();
    else void (event.hasOutfit ? actions.another(event) : actions.generate(event));
  };
  return (
    <Button
      needsNetwork
      size="sm"
      variant={
        event.hasOutfit && isQuiet ? 'quiet' : event.hasOutfit || !canGenerate ? 'secondary' : 'primary'
      }
      className={cx(event.hasOutfit && isQuiet && '-ms-3')}
      pending={busy}
      disabled={actions.busyId !== undefined}
      onClick={generate}
    >
      {!busy && <Icon aria-hidden />}
      {event.hasOutfit ? again : t`Generate Outfit`}
      {!canGenerate && (
        <span className="text-xs text-muted">
          <Trans>Pro Only</Trans>
        </span>
      )}
    </Button>
  );
}
