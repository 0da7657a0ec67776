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
  const isEmpty = draft.trim() === '';
  const submit = () => {
    if (busy || isEmpty) return;
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
      className="grid gap-1 px-3 pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="flex items-end rounded-photo border border-edge bg-raised has-[textarea:focus-visible]:border-accent-text has-[textarea:focus-visible]:ring-1 has-[textarea:focus-visible]:ring-accent-text">
        <textarea
          ref={inputRef}
          value={draft}
          rows={1}
          maxLength={chatLimits.maxMessageLength}
          placeholder={t(chatMessages.placeholder)}
          aria-label={t`Message to the Fashion Assistant`}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-32 min-h-12 flex-1 resize-none bg-transparent py-3 ps-4 pe-2 text-base leading-6 outline-none placeholder:text-muted md:text-sm md:leading-6"
        />
        <Button
          type="submit"
          variant={isEmpty ? 'quiet' : 'primary'}
          size="icon"
          aria-label={t`Send`}
          disabled={busy || isEmpty}
          className="m-1 size-10"
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
