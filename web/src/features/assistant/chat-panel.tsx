import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SquarePen, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { botGround, bubbleLook, ChatBubble } from './chat-bubble.tsx';
import { ChatInput } from './chat-input.tsx';
import { chatMessages } from './chat-messages.ts';
import { ChatSuggestions } from './chat-suggestions.tsx';
import { useChat } from './use-chat.ts';
import { usePhone } from './use-phone.ts';

type Props = { onClose: () => void };

const shape =
  'fixed inset-0 z-40 flex animate-rise flex-col bg-[light-dark(var(--paper),var(--raised))] text-ink outline-none md:start-auto md:end-6 md:top-auto md:bottom-6 md:h-[min(46rem,calc(100dvh-6.5rem))] md:w-[27rem] md:border-[light-dark(var(--line),var(--edge))] md:rounded-photo md:border md:shadow-[0_24px_80px_-24px_rgb(0_0_0/0.45)]';
/** Where there is room beside the page, which makes way for it (see `AppLayout`), it is a column of its own. */
const besidePage =
  '2xl:inset-y-0 2xl:h-auto 2xl:end-0 2xl:rounded-none 2xl:border-y-0 2xl:border-e-0 2xl:shadow-none';

function Header({ onClear }: { onClear: () => void }) {
  const { remainingMessages } = useChat();
  return (
    <div className="flex items-center gap-1 border-b border-line py-2 pe-2 ps-4">
      <div className="min-w-0 flex-1">
        <Dialog.Title className="font-display truncate text-lg">
          <Trans>Fashion Assistant</Trans>
        </Dialog.Title>
        {remainingMessages !== null && (
          <p className="tabular text-xs text-muted">{chatMessages.left(remainingMessages)}</p>
        )}
      </div>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t`Clear conversation`}
        title={t`Clear conversation`}
        onClick={onClear}
      >
        <SquarePen aria-hidden />
      </Button>
      <Dialog.Close asChild>
        <Button variant="quiet" size="icon" aria-label={t`Close`} title={t`Close`}>
          <X aria-hidden />
        </Button>
      </Dialog.Close>
    </div>
  );
}

/** An answer that fits is seen whole, with its buttons; a longer one is read from its start. */
function showAnswer(answer: Element, view: Element) {
  if (answer.clientHeight < view.clientHeight) view.scrollTo({ top: view.scrollHeight });
  else answer.scrollIntoView({ block: 'start' });
}

/** The chat: a small panel beside the page, on a phone a sheet over all of it. */
export function ChatPanel({ onClose }: Props) {
  const { messages, writing, send, clear } = useChat();
  const phone = usePhone();
  const input = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const isFresh = !messages.some(({ sender }) => sender === 'user');
  const written = writing?.text.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer grows while it is written
  useEffect(() => {
    const answer = writing || last?.sender === 'user' ? undefined : list.current?.lastElementChild;
    if (!view.current) return;
    if (answer) showAnswer(answer, view.current);
    else view.current.scrollTo({ top: view.current.scrollHeight });
  }, [messages.length, written, writing === null]);
  const follow = () => phone && onClose();
  return (
    <Dialog.Root open modal={phone} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          data-chat
          aria-describedby={undefined}
          className={cx(shape, besidePage)}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            input.current?.focus();
          }}
        >
          <Header onClear={clear} />
          <div ref={view} className="flex flex-1 flex-col overflow-y-auto overscroll-contain p-4">
            {isFresh && <ChatSuggestions onAsk={send} />}
            <div role="log" aria-label={t`Conversation`} className={isFresh ? '' : 'mt-auto'}>
              <ol ref={list} className="grid gap-5">
                {messages.map((message) => (
                  <ChatBubble
                    key={message.id}
                    message={message}
                    onAsk={message === last && !writing ? send : undefined}
                    onFollow={follow}
                  />
                ))}
              </ol>
            </div>
            {writing && (
              <div className="mt-4 grid justify-items-start gap-2">
                {writing.text !== '' && (
                  <p aria-hidden className={`${bubbleLook} ${botGround}`}>
                    {writing.text}
                  </p>
                )}
                <p role="status" className="animate-breathe text-sm text-muted">
                  {t(chatMessages.thinking)}
                  {writing.status !== '' && <span className="ms-2">{writing.status}</span>}
                </p>
              </div>
            )}
          </div>
          <ChatInput inputRef={input} busy={writing !== null} onSend={send} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
