import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { GroupSkeletons } from '../features/profile/group-skeletons.tsx';
import { ProfileSearch, ProfileSought } from '../features/profile/profile-search.tsx';
import { styleGuideQuery } from '../features/profile/queries.ts';
import { openPart } from '../features/profile/use-opened-part.ts';
import { greeting } from '../features/today/greeting.ts';
import { TodayScreen } from '../features/today/today-screen.tsx';
import { useSession } from '../lib/session.ts';
import { useTitle } from '../lib/use-title.ts';
import { cx } from '../ui/cx.ts';

const ProfileParts = lazy(async () => ({
  default: (await import('../features/profile/profile-parts.tsx')).ProfileParts,
}));

/** From edge to edge of the window without making the page wider than it. */
const ownGround = '[border-image:conic-gradient(var(--wash)_0_0)_fill_0/0/0_100vw] print:[border-image:none]';

function Head({ fullName }: { fullName: string }) {
  return (
    <h1 id="today" className="font-display text-xl wrap-anywhere">
      {greeting(fullName)}
    </h1>
  );
}

/** The settings are seen once it is known how tall Today is, so that they don't move. */
const onceTodayIsKnown =
  '[:root:has([data-today][aria-busy=true])_&]:invisible [:root:has([data-today]_[data-skeleton])_&]:invisible';

export function ProfilePage() {
  const user = useSession((state) => state.user);
  const guide = useQuery(styleGuideQuery);
  const [sought, setSought] = useState('');
  const parts = useRef<HTMLDivElement>(null);
  const openFirst = () => openPart(parts.current?.querySelector('section:not([hidden])') ?? null);
  useTitle(t`Profile`);
  if (!user) return null;
  // Printed, the page is the guide alone where there is one.
  const aside = guide.data ? 'print:hidden' : '';
  return (
    <ProfileSought value={sought}>
      <div className={cx('pt-4 pb-14 md:pt-10 md:pb-20', aside)}>
        <TodayScreen head={<Head fullName={user.full_name} />} />
      </div>
      <div ref={parts} className={cx('group/profile -mb-16 py-10 md:py-14', ownGround, onceTodayIsKnown)}>
        <div className={aside}>
          <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6">
            <div className="min-w-0">
              <p className="text-sm text-muted">
                <Trans>Your profile and settings</Trans>
              </p>
              <h2 className="font-display text-xl wrap-anywhere">{user.full_name || user.username}</h2>
            </div>
            <div className="max-md:w-full">
              <ProfileSearch value={sought} onChange={setSought} onEnter={openFirst} />
            </div>
          </header>
          <p
            role="status"
            className="border-t border-line py-6 text-muted group-has-[section:not([hidden])]/profile:hidden"
          >
            <Trans>Nothing in your profile matches.</Trans>
          </p>
        </div>
        <Suspense fallback={<GroupSkeletons count={5} />}>
          <ProfileParts username={user.username} aside={aside} />
        </Suspense>
      </div>
    </ProfileSought>
  );
}
