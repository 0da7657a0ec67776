import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';

const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel.tsx')).ChatPanel }));

/** On a phone the last place of the bar, where it covers nothing. */
const docked =
  'fixed end-0 bottom-[env(safe-area-inset-bottom)] z-30 flex h-15 w-1/6 flex-col items-center justify-center gap-1 text-xs text-muted focus-visible:-outline-offset-4 print:hidden';
const floating =
  'md:end-6 md:bottom-6 md:grid md:size-14 md:place-items-center md:rounded-full md:bg-accent md:text-on-accent md:shadow-[0_8px_30px_-8px_rgb(0_0_0/0.5)] md:transition-transform md:hover:scale-105 md:focus-visible:outline-offset-3';

/** The button in the bottom right that opens the Fashion Assistant; the panel is loaded when it is first opened. */
export function ChatLauncher() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  };
  return (
    <>
      {!open && (
        <button
          ref={button}
          type="button"
          aria-label={t`Open Fashion Assistant`}
          title={t`Fashion Assistant`}
          onClick={() => setOpen(true)}
          className={cx(docked, floating)}
        >
          <MessageCircle aria-hidden className="size-5 md:size-6" strokeWidth={1.6} />
          <span aria-hidden className="md:hidden">
            <Trans>Assistant</Trans>
          </span>
        </button>
      )}
      {open && (
        <Suspense>
          <ChatPanel onClose={close} />
        </Suspense>
      )}
    </>
  );
}
