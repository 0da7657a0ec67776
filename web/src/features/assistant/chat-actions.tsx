import type { ChatAction } from '@drape/contract/assistant/assistant';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarPlus, Check } from 'lucide-react';
import { formatWeekday } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { useChatAction, type WritingAction } from './use-chat-action.ts';

function ConfirmedAction({ action }: { action: WritingAction }) {
  const { step, ask, cancel, confirm } = useChatAction(action);
  const pieces = plural(action.item_ids.length, {
    one: '1 piece',
    other: `${action.item_ids.length} pieces`,
  });
  if (step === 'done') {
    return (
      <p className="flex items-center gap-2 text-sm text-good">
        <Check aria-hidden className="size-4" />
        {action.kind === 'worn'
          ? t`Noted as worn on ${formatWeekday(action.date)}`
          : t`Planned for ${formatWeekday(action.date)}`}
      </p>
    );
  }
  if (step === 'offered') {
    return (
      <Button size="sm" variant="primary" onClick={ask}>
        {action.kind === 'plan' && <CalendarPlus aria-hidden />}
        {action.label}
      </Button>
    );
  }
  return (
    <div className="grid w-full gap-2 rounded-control border border-line p-3 text-sm">
      <p>
        {action.kind === 'worn'
          ? t`Note ${pieces} as worn on ${formatWeekday(action.date)}?`
          : t`Plan ${pieces} for ${formatWeekday(action.date)}?`}
      </p>
      <div className="flex gap-2">
        <Button size="sm" variant="primary" pending={step === 'working'} onClick={confirm}>
          <Trans>Confirm</Trans>
        </Button>
        <Button size="sm" variant="quiet" onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}

type Props = {
  actions: readonly ChatAction[];
  /** Sends a question that an answer proposes; absent where the conversation has gone on. */
  onAsk: ((text: string) => void) | undefined;
  onFollow: () => void;
};

/** The buttons below an answer: what changes something, ways into the product, and questions to go on with. */
export function ChatActions({ actions, onAsk, onFollow }: Props) {
  if (actions.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action) => {
        if (action.kind === 'open') {
          return (
            <Button key={action.label} size="sm" asChild>
              <Link href={action.href} onClick={onFollow}>
                {action.label}
              </Link>
            </Button>
          );
        }
        if (action.kind !== 'ask') return <ConfirmedAction key={action.label} action={action} />;
        if (!onAsk) return null;
        return (
          <Button
            key={action.label}
            size="sm"
            onClick={() => onAsk(action.label)}
            className="h-auto min-h-9 max-w-full py-1 text-start whitespace-normal"
          >
            {action.label}
          </Button>
        );
      })}
    </div>
  );
}
