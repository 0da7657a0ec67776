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

// Naming colours takes a table that only this needs.
const ColourPicker = lazy(async () => ({ default: (await import('./colour-picker.tsx')).ColourPicker }));

const KeptColours = lazy(async () => ({ default: (await import('./kept-colours.tsx')).KeptColours }));

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
            {profile && (
              <Suspense fallback={<Skeleton className="h-64" />}>
                <KeptColours profile={profile} />
              </Suspense>
            )}
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
