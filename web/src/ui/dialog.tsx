import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** `sheet` fills a phone's screen, `window` stands in the middle. */
  shape?: 'sheet' | 'window';
  children: ReactNode;
};

const shapes = {
  sheet: 'inset-0 flex flex-col overflow-y-auto px-5 pb-8',
  window:
    'top-1/2 left-1/2 grid max-h-[85dvh] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 gap-5 overflow-y-auto rounded-photo border border-line p-6',
};

export function Dialog({ open, onOpenChange, title, description, shape = 'window', children }: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-[color-mix(in_oklab,black,transparent_55%)]" />
        <Radix.Content
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={cx('fixed z-50 animate-appear bg-paper text-ink outline-none', shapes[shape])}
        >
          <div className="flex h-16 shrink-0 items-center justify-between">
            <Radix.Title className="font-display text-xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <Button variant="quiet" size="icon" aria-label="Close" className="-mr-3">
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
