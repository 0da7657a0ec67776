import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

const tones = {
  neutral: 'border-line text-muted',
  accent: 'border-transparent bg-accent-wash text-accent-text',
};

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full border px-2 py-0.5 text-xs font-medium [&_svg]:size-3',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
