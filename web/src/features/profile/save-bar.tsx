import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { FootBar } from '../../ui/foot-bar.tsx';

function Bar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <FootBar
      className={cx(
        'z-20 mb-4 flex animate-rise flex-wrap items-center gap-x-6 gap-y-2 md:ms-[18.5rem] md:max-w-[34rem]',
        className,
      )}
    >
      {children}
    </FootBar>
  );
}

type Props = {
  dirty: boolean;
  saving: boolean;
  /** What was saved, shown when nothing is unsaved. */
  news: readonly string[];
  onDiscard: () => void;
};

/** Within reach as long as something is unsaved, and says when it is saved; on phones above the bar at the foot. */
export function SaveBar({ dirty, saving, news, onDiscard }: Props) {
  if (dirty) {
    return (
      <Bar className="justify-between py-2.5 pe-2.5 ps-4">
        <p className="text-sm">
          <Trans>You have unsaved changes</Trans>
        </p>
        <div className="ms-auto flex gap-2">
          <Button size="sm" variant="quiet" disabled={saving} onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
          <Button type="submit" size="sm" variant="primary" pending={saving}>
            {saving ? t`Saving…` : t`Save changes`}
          </Button>
        </div>
      </Bar>
    );
  }
  if (news.length === 0) return null;
  return (
    <Bar className="px-4 py-4">
      <div role="status" className="grid gap-1 text-sm">
        {news.map((message) => (
          <p key={message} className="flex items-center gap-2.5">
            <Check aria-hidden className="size-4 text-good" />
            {message}
          </p>
        ))}
      </div>
    </Bar>
  );
}
