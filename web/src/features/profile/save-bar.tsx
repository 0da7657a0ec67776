import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import type { ProfileForm } from './use-profile-form.ts';

function Bar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cx(
        'sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 mb-4 flex animate-rise flex-wrap items-center gap-x-6 gap-y-2 rounded-photo border border-line bg-raised shadow-[0_12px_40px_-12px_rgb(0_0_0/0.3)] md:bottom-6 md:ml-[19rem] md:max-w-[34rem] lg:ml-[22rem]',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** Within reach as long as something is unsaved, and says when it is saved; on phones above the bar at the foot. */
export function SaveBar({ form }: { form: ProfileForm }) {
  if (form.dirty) {
    return (
      <Bar className="justify-between py-2.5 pr-2.5 pl-4">
        <p className="text-sm">You have unsaved changes</p>
        <div className="ml-auto flex gap-2">
          <Button size="sm" variant="quiet" disabled={form.saving} onClick={form.discard}>
            Discard
          </Button>
          <Button type="submit" size="sm" variant="primary" pending={form.saving}>
            {form.saving ? 'Saving…' : 'Save changes'}
          </Button>
        </div>
      </Bar>
    );
  }
  if (form.outcome.kind !== 'saved') return null;
  return (
    <Bar className="px-4 py-4">
      <p role="status" className="flex items-center gap-2.5 text-sm">
        <Check aria-hidden className="size-4 text-good" />
        Your profile is saved.
      </p>
    </Bar>
  );
}
