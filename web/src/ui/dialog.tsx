import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** `window` stands in the middle, `panel` at the side, on a phone from below. */
  shape?: 'window' | 'panel';
  children: ReactNode;
};

const shapes = {
  panel:
    'flex scroll-pt-20 scroll-pb-40 flex-col overflow-y-auto overscroll-contain max-md:inset-x-0 max-md:top-8 max-md:bottom-0 max-md:rounded-t-photo max-md:border-t max-md:px-5 md:inset-y-0 md:end-0 md:w-[min(58rem,92vw)] md:border-s md:px-10 border-line pb-8',
  window:
    'inset-x-0 top-1/2 mx-auto grid grid-cols-[minmax(0,1fr)] max-h-[85dvh] w-[min(32rem,calc(100vw-2rem))] -translate-y-1/2 gap-5 overflow-y-auto rounded-photo border border-line p-6',
};

export function Dialog({ open, onOpenChange, title, description, shape = 'window', children }: Props) {
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-[color-mix(in_oklab,black,transparent_55%)]" />
        <Radix.Content
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
          }}
          className={cx('fixed z-50 animate-appear bg-paper text-ink outline-none', shapes[shape])}
        >
          <div
            className={cx(
              'flex shrink-0 items-center justify-between gap-4',
              shape === 'panel' ? 'sticky top-0 z-20 min-h-16 bg-paper py-2.5 md:min-h-24' : '-mt-1.5 h-11',
            )}
          >
            <Radix.Title
              className={cx('font-display min-w-0 text-xl', shape === 'panel' ? 'line-clamp-2' : 'truncate')}
            >
              {title}
            </Radix.Title>
            <Radix.Close asChild>
              <Button variant="quiet" size="icon" aria-label={t`Close`} className="-me-3">
                <X aria-hidden />
              </Button>
            </Radix.Close>
          </div>
          {description !== undefined && (
            <Radix.Description className="text-muted">{description}</Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
