import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Link2, ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { signOut } from '../features/account/leave.ts';
import { PlanCard } from '../features/membership/plan-card.tsx';
import { ColourProfileSection } from '../features/profile/colour/colour-profile-section.tsx';
import { DataSections } from '../features/profile/data-sections.tsx';
import { StyleGuideSection } from '../features/profile/guide/style-guide-section.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { ProfileGroup } from '../features/profile/profile-group.tsx';
import { ProfileSearch, ProfileSought } from '../features/profile/profile-search.tsx';
import { ProfileSection } from '../features/profile/profile-section.tsx';
import { profileQuery, styleGuideQuery } from '../features/profile/queries.ts';
import { openPart, useOpenedPart } from '../features/profile/use-opened-part.ts';
import { greeting } from '../features/today/greeting.ts';
import { TodayScreen } from '../features/today/today-screen.tsx';
import { Link } from '../lib/router/link.tsx';
import { useSession } from '../lib/session.ts';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Alert } from '../ui/notices/alert.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';

/** As tall as the closed sections that come. */
function Loading() {
  return (
    <div aria-busy>
      <p className="sr-only">
        <Trans>Loading your profile</Trans>
      </p>
      <Skeleton className="h-[32rem]" />
    </div>
  );
}

function CalendarSection() {
  return (
    <ProfileSection id="calendar" title={t`Calendar`} lead={t`Outfits planned around your events.`}>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/calendar-connect">
            <Link2 aria-hidden />
            <Trans>Connect a calendar</Trans>
          </Link>
        </Button>
        <Button asChild>
          <Link to="/calendar-view">
            <CalendarDays aria-hidden />
            <Trans>Calendar and outfits</Trans>
          </Link>
        </Button>
      </div>
    </ProfileSection>
  );
}

function OutsideSection() {
  return (
    <ProfileSection
      id="outside"
      title={t`What leaves this server`}
      lead={t`Whether an outside language model may help, and everything it was sent.`}
    >
      <Button asChild>
        <Link to="/profile/outside">
          <ShieldCheck aria-hidden />
          <Trans>See and decide</Trans>
        </Link>
      </Button>
    </ProfileSection>
  );
}

/** From edge to edge of the window without making the page wider than it. */
const ownGround = '[border-image:conic-gradient(var(--wash)_0_0)_fill_0/0/0_100vw] print:[border-image:none]';

function Head({ fullName }: { fullName: string }) {
  return (
    <h1 id="today" className="font-display text-xl wrap-anywhere md:text-2xl">
      {greeting(fullName)}
    </h1>
  );
}

export function ProfilePage() {
  const user = useSession((state) => state.user);
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery);
  const guide = useQuery(styleGuideQuery);
  const [sought, setSought] = useState('');
  const parts = useRef<HTMLDivElement>(null);
  useOpenedPart(profile !== undefined && !guide.isPending);
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
      <div ref={parts} className={cx('group/profile -mb-16 py-10 md:py-14', ownGround)}>
        <div className={aside}>
          <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6">
            <div className="min-w-0">
              <p className="text-sm text-muted">
                <Trans>Your profile</Trans>
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
        <ProfileGroup title={t`Your style`}>
          <StyleGuideSection />
          <div className={aside}>
            <ColourProfileSection />
          </div>
        </ProfileGroup>
        <div className={cx('mt-10', aside)}>
          {error && !profile && (
            <Alert
              messages={[error.message]}
              action={
                <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
                  <Trans>Retry</Trans>
                </Button>
              }
            />
          )}
          {!error && !profile && <Loading />}
          {profile && <ProfileForm profile={profile} />}
          <ProfileGroup title={t`Plan and connections`}>
            <ProfileSection
              id="plan"
              title={t`Your plan and usage`}
              lead={t`Your limits, what you have used, and Pro.`}
            >
              <PlanCard />
            </ProfileSection>
            <CalendarSection />
            <OutsideSection />
          </ProfileGroup>
          <ProfileGroup title={t`Your account`}>
            <DataSections username={user.username} />
          </ProfileGroup>
          <div className="mt-10 border-t border-line pt-6">
            <Button onClick={signOut}>
              <Trans>Sign out</Trans>
            </Button>
          </div>
        </div>
      </div>
    </ProfileSought>
  );
}
