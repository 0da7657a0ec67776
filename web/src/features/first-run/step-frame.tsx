import type { FirstRunStep } from '@drape/contract/profile/options';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { stepWords } from './step-words.ts';

type Props = { step: FirstRunStep; moved: boolean; children: ReactNode };

/** A step under its heading, which takes the focus when the person has moved on to it. */
export function StepFrame({ step, moved, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, lead } = stepWords[step];
  useEffect(() => {
    if (!moved) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [moved]);
  return (
    <section aria-labelledby="step" className="pt-8">
      <h2 id="step" ref={heading} tabIndex={-1} className="font-display text-xl outline-none md:text-2xl">
        {t(title)}
      </h2>
      <p className="mt-2 max-w-[60ch] text-muted">{t(lead)}</p>
      <div className="mt-8">{children}</div>
    </section>
  );
}
