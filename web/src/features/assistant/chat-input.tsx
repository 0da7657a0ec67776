import { chatLimits } from '@drape/contract/assistant/chat-texts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { chatMessages } from './chat-messages.ts';

type Props = {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  busy: boolean;
  onSend: (text: string) => void;
};

/** Enter sends, Shift and Enter make a new line; while an answer is under way the draft stays. */
export function ChatInput({ inputRef, busy, onSend }: Props) {
  const [draft, setDraft] = useDraft('chat message', '');
  const submit = () => {
    if (busy || draft.trim() === '') return;
    onSend(draft);
    setDraft('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const left = chatLimits.maxMessageLength - draft.length;
  return (
    <form
      className="grid gap-1 border-t border-line p-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={inputRef}
          value={draft}
          rows={1}
          maxLength={chatLimits.maxMessageLength}
          placeholder={t(chatMessages.placeholder)}
          aria-label={t`Message to the Fashion Assistant`}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-32 min-h-11 flex-1 resize-none rounded-control border border-edge bg-raised px-3 py-2.5 focus-visible:border-transparent text-base placeholder:text-muted md:text-sm"
        />
        <Button
          type="submit"
          variant="primary"
          size="icon"
          aria-label={t`Send`}
          disabled={busy || draft.trim() === ''}
        >
          <SendHorizontal aria-hidden />
        </Button>
      </div>
      {left < 200 && (
        <p className="text-xs text-muted">
          <Trans>{left} characters left</Trans>
        </p>
      )}
    </form>
  );
}
