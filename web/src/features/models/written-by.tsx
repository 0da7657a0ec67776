import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { engineDetails, engineWords } from './engine-words.ts';

type Engine = { name: string; version: string };

type Props = {
  engine: Engine;
  /** The other engine whose answer can be looked at instead. */
  other: Engine | undefined;
  showsOther: boolean;
  onShowOther: (showsOther: boolean) => void;
  notice: string | null;
  children?: ReactNode;
};

/** Whose words are on show, a way to the other engine's, and why a model wrote none. */
export function WrittenBy({ engine, other, showsOther, onShowOther, notice, children }: Props) {
  if (!other && notice === null && children === undefined) return null;
  return (
    <div className="grid gap-2 text-sm print:hidden">
      {notice !== null && (
        <p role="note" className="max-w-[60ch] border-s-2 border-edge ps-3 text-muted">
          {notice}
        </p>
      )}
      {other && (
        <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <legend className="float-left text-muted">
            <Trans>Written by</Trans>
          </legend>
          <div className="inline-flex max-w-full flex-wrap rounded-control border border-edge">
            {[engine, other].map((one) => {
              const isShown = (one === other) === showsOther;
              return (
                <button
                  key={one.name}
                  type="button"
                  aria-pressed={isShown}
                  title={engineDetails(one)}
                  onClick={() => onShowOther(one === other)}
                  className={cx(
                    'min-h-11 rounded-control px-3 py-1.5 text-start font-medium break-all transition-colors sm:min-h-9',
                    isShown ? 'bg-ink text-paper' : 'text-muted hover:text-ink',
                  )}
                >
                  {engineWords(one)}
                </button>
              );
            })}
          </div>
        </fieldset>
      )}
      {children}
    </div>
  );
}
