import type { ColourProfile } from '@drape/contract/profile/colour-profile';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { describeFailure } from '../../../lib/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { colourProfileQuery, useDeleteColourProfile, useSetColourProfile } from '../queries.ts';
import { RangeBars } from './range-bars.tsx';

// Naming colours takes a table that only this needs.
const ColourPicker = lazy(async () => ({ default: (await import('./colour-picker.tsx')).ColourPicker }));

const dot =
  'block rounded-full outline-1 -outline-offset-1 outline-[color-mix(in_oklab,var(--ink),transparent_80%)]';

function Kept({ profile }: { profile: ColourProfile }) {
  return (
    <div className="grid gap-8">
      <dl className="flex gap-8">
        {(['skin', 'hair', 'eye'] as const).map((name) => (
          <div key={name} className="grid justify-items-center gap-1.5">
            <dt className="order-2 text-sm capitalize">{name}</dt>
            <dd>
              <span className={`${dot} size-14`} style={{ backgroundColor: profile[name] }} />
              <span className="sr-only">{profile[name]}</span>
            </dd>
          </div>
        ))}
      </dl>
      <RangeBars ranges={profile.ranges} />
      <div>
        <h3 className="text-sm font-medium">
          <Trans>Colors well inside</Trans>
        </h3>
        <ul className="mt-3 grid grid-cols-4 gap-x-3 gap-y-4">
          {profile.examples.map(({ hex, name }) => (
            <li key={hex} className="grid gap-1.5">
              <span
                aria-hidden
                className="cloth block h-12 rounded-control outline-1 -outline-offset-1 outline-[color-mix(in_oklab,var(--ink),transparent_85%)]"
                style={{ backgroundColor: hex }}
              />
              <span className="text-xs text-muted first-letter:uppercase">{name}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="text-sm font-medium">
          <Trans>How we chose them</Trans>
        </h3>
        <ul className="mt-2 grid gap-2 text-sm text-muted">
          {profile.reasons.map((reason) => (
            <li key={reason} className="border-t border-line pt-2">
              {reason}
            </li>
          ))}
          <li className="border-t border-line pt-2">
            <Trans>
              A guide based on three colors from one photo, and its light may be off. Colors outside it aren’t
              wrong.
            </Trans>
          </li>
        </ul>
      </div>
    </div>
  );
}

/** The personal colour profile: made here, shown with its doubts, and removed as easily. */
export function ColourProfileSection() {
  const { data: profile, error } = useQuery(colourProfileQuery);
  const [editing, setEditing] = useState(false);
  const set = useSetColourProfile();
  const remove = useDeleteColourProfile();
  const failure = set.error ?? remove.error ?? error;
  return (
    <ProfileSection
      id="your-colours"
      title={t`Your colors`}
      lead={t`Optional. Tap skin, hair and eye in a photo, and colors near your face count a little by how they go with them. Only the three colors are kept.`}
    >
      <div className="grid gap-6">
        {failure && <Alert messages={[describeFailure(failure).message]} />}
        {editing ? (
          <Suspense fallback={<Skeleton className="h-64" />}>
            <ColourPicker
              known={profile ?? undefined}
              saving={set.isPending}
              onSave={({ skin, hair, eye }) =>
                set.mutate({ skin, hair, eye }, { onSuccess: () => setEditing(false) })
              }
              onCancel={() => setEditing(false)}
            />
          </Suspense>
        ) : (
          <>
            {profile && <Kept profile={profile} />}
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => setEditing(true)}>
                {profile ? t`Take them again` : t`Find your colors`}
              </Button>
              {profile && (
                <Button variant="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
                  <Trans>Remove my colors</Trans>
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </ProfileSection>
  );
}
