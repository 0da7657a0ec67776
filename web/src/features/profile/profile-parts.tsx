import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Link2, ShieldCheck } from 'lucide-react';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { signOut } from '../account/leave.ts';
import { PlanCard } from '../membership/plan-card.tsx';
import { PartFailure } from '../offline/load-failure.tsx';
import { ColourProfileSection } from './colour/colour-profile-section.tsx';
import { DataSections } from './data-sections.tsx';
import { GroupSkeletons } from './group-skeletons.tsx';
import { StyleGuideSection } from './guide/style-guide-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileGroup } from './profile-group.tsx';
import { ProfileSection } from './profile-section.tsx';
import { profileQuery, styleGuideQuery } from './queries.ts';
import { useOpenedPart } from './use-opened-part.ts';

/** As tall as the closed groups that come. */
function Loading() {
  return (
    <div aria-busy>
      <p className="sr-only">
        <Trans>Loading your profile</Trans>
      </p>
      <GroupSkeletons count={2} />
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

type Props = {
  username: string;
  /** What everything but the style guide is classed with. */
  aside: string;
};

/** All parts of the profile, closed. */
export function ProfileParts({ username, aside }: Props) {
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery);
  const guide = useQuery(styleGuideQuery);
  useOpenedPart(profile !== undefined && !guide.isPending);
  return (
    <>
      <ProfileGroup title={t`Your style`} lead={t`Your personal style guide, and the colors near your face.`}>
        <StyleGuideSection />
        <div className={aside}>
          <ColourProfileSection />
        </div>
      </ProfileGroup>
      <div className={aside}>
        {error && !profile && (
          <PartFailure
            isExtra
            className="mb-5"
            message={error.message}
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!error && !profile && <Loading />}
        {profile && <ProfileForm profile={profile} />}
        <ProfileGroup
          title={t`Plan and connections`}
          lead={t`Your plan and usage, calendars, and what leaves this server.`}
        >
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
        <ProfileGroup
          title={t`Your account`}
          lead={t`Password, devices, tokens, a download of your data, and leaving.`}
        >
          <DataSections username={username} />
        </ProfileGroup>
        <div className="border-t border-line pt-6">
          <Button onClick={signOut}>
            <Trans>Sign out</Trans>
          </Button>
        </div>
      </div>
    </>
  );
}
