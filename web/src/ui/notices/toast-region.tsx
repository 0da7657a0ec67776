import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import type { Toast } from './toast.tsx';

type Props = { toasts: readonly Toast[]; onDismiss: (id: number) => void };

export function ToastRegion({ toasts, onDismiss }: Props) {
  return (
    <Radix.Provider label={t`Notification`} swipeDirection="right">
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          duration={toast.durationMs ?? 5000}
          onOpenChange={(open) => !open && onDismiss(toast.id)}
          className={cx(
            'flex animate-rise items-center gap-3 rounded-photo border bg-raised py-2 pe-2 ps-4 shadow-[0_12px_40px_-12px_rgb(0_0_0/0.3)]',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            toast.tone === 'error' ? 'border-poor' : 'border-line',
          )}
        >
          <div className="grid flex-1 gap-0.5 py-1.5 text-sm">
            <Radix.Title className={cx('font-medium', toast.tone === 'error' && 'text-poor')}>
              {toast.title}
            </Radix.Title>
            {toast.description !== undefined && (
              <Radix.Description className="text-muted">{toast.description}</Radix.Description>
            )}
          </div>
          {toast.action && (
            <Radix.Action asChild altText={toast.action.label}>
              <Button size="sm" variant="secondary" onClick={toast.action.onAction}>
                {toast.action.label}
              </Button>
            </Radix.Action>
          )}
          <Radix.Close asChild>
            <Button size="sm" variant="quiet" aria-label={t`Dismiss`} className="px-2">
              <X aria-hidden />
            </Button>
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        label={t`Notifications (${'{hotkey}'})`}
        // Above the bar of a phone: the footer gives every button room to be scrolled clear of it.
        className="fixed end-4 z-50 grid w-[min(26rem,calc(100vw-2rem))] gap-2 outline-none max-md:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] [body:has([data-chat])_&]:max-md:top-20 [body:has([data-chat])_&]:max-md:bottom-auto md:bottom-24 md:[body:has([data-chat])_&]:end-[27rem] md:[body:has([data-chat])_&]:bottom-6"
      />
    </Radix.Provider>
  );
}
