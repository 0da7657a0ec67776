import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useThumbs } from './rating/feedback-context.ts';

const storageKey = 'analysis-details';

/** Everything behind the verdict, closed at first; it stays as it was left, and opens where sentences are rated. */
export function AnalysisDetails({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(wasOpen);
  const rating = useThumbs()?.sentences === true;
  useEffect(() => {
    if (rating) setOpen(true);
  }, [rating]);
  return (
    <details
      open={open}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        remember(event.currentTarget.open);
      }}
      className="group border-t border-line"
    >
      <summary className="flex cursor-pointer list-none items-center justify-between py-4 [&::-webkit-details-marker]:hidden">
        <span className="font-display text-lg">
          <Trans>Details</Trans>
        </span>
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-10 pb-8">{children}</div>
    </details>
  );
}

function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(storageKey) === 'open';
  } catch {
    return false;
  }
}

function remember(open: boolean): void {
  try {
    sessionStorage.setItem(storageKey, open ? 'open' : 'closed');
  } catch {
    // A browser that refuses storage only forgets what was open.
  }
}
