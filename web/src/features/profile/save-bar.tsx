import { Button } from '../../ui/button.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Within reach as long as something is unsaved; on phones above the bar at the foot. */
export function SaveBar({ form }: { form: ProfileForm }) {
  if (!form.dirty) return null;
  return (
    <div className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 mb-4 flex animate-rise flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-photo border border-line bg-raised py-2.5 pr-2.5 pl-4 shadow-[0_12px_40px_-12px_rgb(0_0_0/0.3)] md:bottom-6 md:ml-auto md:w-fit">
      <p className="text-sm">You have unsaved changes</p>
      <div className="ml-auto flex gap-2">
        <Button size="sm" variant="quiet" disabled={form.saving} onClick={form.discard}>
          Discard
        </Button>
        <Button type="submit" size="sm" variant="primary" pending={form.saving}>
          {form.saving ? 'Saving…' : 'Save changes'}
        </Button>
      </div>
    </div>
  );
}
