import { Trans } from '@lingui/react/macro';
import { ChevronDown, CircleAlert, Info } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';

type Props = {
  tone?: 'error' | 'info';
  /** One message, or several that are shown as a list. */
  messages: readonly string[];
  /** Shown when the reader unfolds 'Show details'. */
  details?: ReactNode;
  action?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  className?: string;
};

const tones = {
  error: 'border-poor text-poor',
  info: 'border-edge text-ink',
};

export function Alert({ tone = 'error', messages, details, action, ref, className }: Props) {
  const Icon = tone === 'error' ? CircleAlert : Info;
  return (
    <div
      ref={ref}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      className={cx(
        'flex animate-rise gap-3 rounded-control border bg-raised px-4 py-3 text-sm outline-none',
        tones[tone],
        className,
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2">
        {messages.length === 1 ? (
          <p className="font-medium">{messages[0]}</p>
        ) : (
          <ul className="grid gap-1 font-medium">
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        {details !== undefined && (
          <details className="group/details text-ink">
            <summary className="inline-flex list-none items-center gap-1 rounded-[2px] text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
              <ChevronDown
                aria-hidden
                className="size-4 transition-transform group-open/details:rotate-180"
              />
              <span className="group-open/details:hidden">
                <Trans>Show details</Trans>
              </span>
              <span className="hidden group-open/details:inline">
                <Trans>Hide details</Trans>
              </span>
            </summary>
            <div className="mt-2">{details}</div>
          </details>
        )}
        {action !== undefined && <div>{action}</div>}
      </div>
    </div>
  );
}
