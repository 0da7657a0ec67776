import type { OutsideSettings } from '@drape/contract/models/models';
import { t } from '@lingui/core/macro';
import { Switch } from '../../ui/fields/switch.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { useChangeOutside } from './queries.ts';

/** Whether anything may leave, and whether faces go along. Takes effect at once. */
export function OutsideChoices({ settings }: { settings: OutsideSettings }) {
  const { mutate, error, variables, isPending } = useChangeOutside();
  const shown = isPending ? { ...settings, ...variables } : settings;
  return (
    <div className="grid gap-6">
      {error && <Alert messages={[error.message]} />}
      <Switch
        label={t`Let a language model help`}
        hint={t`When this is off, nothing leaves this server; Drape’s own engine writes everything.`}
        checked={shown.allowed}
        onCheckedChange={(allowed) => mutate({ allowed })}
      />
      {shown.allowed && settings.provider?.vision_model !== null && (
        <Switch
          label={t`Hide faces in photos before they leave`}
          hint={t`Every face that Drape finds becomes a few smooth patches of color. A face it does not find, for instance a small one in the background, stays.`}
          checked={shown.blur_faces}
          onCheckedChange={(blur_faces) => mutate({ blur_faces })}
        />
      )}
    </div>
  );
}
