import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Link2, ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { signOut } from '../features/account/leave.ts';
import { StartCard } from '../features/first-run/start-card.tsx';
import { PlanCard } from '../features/membership/plan-card.tsx';
import { ColourProfileSection } from '../features/profile/colour-profile-section.tsx';
import { DataSections } from '../features/profile/data-sections.tsx';
import { ProfileContents } from '../features/profile/profile-contents.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { ProfileSection } from '../features/profile/profile-section.tsx';
import { profileQuery, styleGuideQuery } from '../features/profile/queries.ts';
import { StyleGuideSection } from '../features/profile/style-guide-section.tsx';
import { useSession } from '../lib/session.ts';
import { useTitle } from '../lib/use-title.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

function Loading() {
  return (
    <div
      aria-busy
      className="grid gap-6 border-t border-line py-10 md:grid-cols-[16rem_minmax(0,34rem)] md:gap-12"
    >
      <p className="sr-only">
        <Trans>Loading your profile</Trans>
      </p>
      <Skeleton className="h-8 w-32" />
      <div className="grid gap-6">
        <Skeleton className="size-24 rounded-full" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    </div>
  );
}

function CalendarSection() {
  return (
    <ProfileSection id="calendar" title={t`Calendar`} lead={t`Outfits planned around what you have in mind.`}>
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
      lead={t`Whether a language model outside may help, and all that it was sent.`}
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

/** An address may point to a part that is not there before its data has come. */
function useScrollToPart(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [ready, hash]);
}

export function ProfilePage() {
  const user = useSession((state) => state.user);
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery);
  const guide = useQuery(styleGuideQuery);
  useScrollToPart(profile !== undefined && !guide.isPending);
  useTitle(t`Profile`);
  if (!user) return null;
  // Printed, the page is the guide alone where there is one.
  const aside = guide.data ? 'print:hidden' : '';
  return (
    <>
      <div className={aside}>
        <PageHeader
          title={user.full_name || user.username}
          lead={t`Your account with Drape.`}
          actions={
            <Button onClick={signOut}>
              <Trans>Sign out</Trans>
            </Button>
          }
        />
        <StartCard />
        <ProfileContents />
        <ProfileSection id="plan" title={t`Your plan`} lead={t`What is open to you, and how much of it.`}>
          <PlanCard />
        </ProfileSection>
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
      </div>
      <StyleGuideSection />
      <div className={aside}>
        <ColourProfileSection />
        <CalendarSection />
        <OutsideSection />
        <DataSections username={user.username} />
      </div>
    </>
  );
}
