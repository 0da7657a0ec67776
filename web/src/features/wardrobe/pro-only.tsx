import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';

type Props = { locked: boolean; sentence: string; children: ReactNode };

/** Covers controls that need Pro: they are seen, cannot be reached, and the way to them is offered. */
export function ProOnly({ locked, sentence, children }: Props) {
  if (!locked) return children;
  return (
    <div className="relative min-h-52 overflow-hidden">
      <div inert aria-hidden className="opacity-40 blur-[3px] select-none">
        {children}
      </div>
      <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 rounded-photo bg-[color-mix(in_oklab,var(--paper),transparent_35%)] px-5 text-center">
        <p className="flex items-center gap-2 font-display text-lg">
          <Lock aria-hidden className="size-4" />
          <Trans>Pro Only</Trans>
        </p>
        <p className="max-w-[34ch] text-sm">{sentence}</p>
        <Button asChild size="sm" variant="primary">
          <Link to="/profile" state={{ part: 'plan' }}>
            <Trans>Upgrade to Pro</Trans>
          </Link>
        </Button>
      </div>
    </div>
  );
}
