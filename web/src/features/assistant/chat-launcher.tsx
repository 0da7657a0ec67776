import { t } from '@lingui/core/macro';
import { MessageCircle } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';

const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel.tsx')).ChatPanel }));

/** The floating button that opens the Fashion Assistant; the panel is loaded when it is first opened. */
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
          className="fixed end-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-[0_8px_30px_-8px_rgb(0_0_0/0.5)] transition-transform hover:scale-105 md:end-6 md:bottom-6 print:hidden"
        >
          <MessageCircle aria-hidden className="size-6" />
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
