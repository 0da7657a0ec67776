import { accountEndpoints } from '../account/account.ts';
import { accountSettingsEndpoints } from '../account/account-settings.ts';
import { passkeyEndpoints } from '../account/passkeys.ts';
import { providerLinkEndpoints } from '../account/provider-link.ts';
import { secondFactorEndpoints } from '../account/second-factor.ts';
import { adminFigureEndpoints } from '../admin/admin-figures.ts';
import { adminInstallationEndpoints } from '../admin/admin-installation.ts';
import { adminUserEndpoints } from '../admin/admin-users.ts';
import { systemEndpoints } from '../admin/system.ts';
import { analysisEndpoints } from '../analysis/analysis.ts';
import { feedbackEndpoints } from '../analysis/feedback.ts';
import { assistantEndpoints } from '../assistant/assistant.ts';
import { calendarEndpoints } from '../calendar/calendar.ts';
import { calendarFileEndpoints } from '../calendar/calendar-file.ts';
import { googleCalendarEndpoints } from '../calendar/google-calendar.ts';
import { communityEndpoints } from '../community/community.ts';
import { dashboardEndpoints } from '../dashboard/dashboard.ts';
import { firstRunEndpoints } from '../first-run/first-run.ts';
import { membershipEndpoints } from '../membership/membership.ts';
import { modelEndpoints } from '../models/models.ts';
import { considerEndpoints } from '../outfits/consider.ts';
import { diaryEndpoints } from '../outfits/diary.ts';
import { morningMailEndpoints } from '../outfits/morning-mail.ts';
import { occasionEndpoints } from '../outfits/occasions.ts';
import { outfitEndpoints } from '../outfits/outfits.ts';
import { tasteEndpoints } from '../outfits/taste.ts';
import { tripEndpoints } from '../outfits/trips.ts';
import { weekEndpoints } from '../outfits/week.ts';
import { colourProfileEndpoints } from '../profile/colour-profile.ts';
import { preferencesEndpoints } from '../profile/preferences.ts';
import { profileEndpoints } from '../profile/profile.ts';
import { recogniserEndpoints } from '../wardrobe/recogniser.ts';
import { wardrobeEndpoints } from '../wardrobe/wardrobe.ts';
import { wardrobePhotoEndpoints } from '../wardrobe/wardrobe-photos.ts';
import { webhookEndpoints } from '../webhooks/webhooks.ts';
import type { Endpoint } from './endpoint.ts';
import type { EndpointName } from './paths.ts';

/** Every endpoint of the API by name. */
export const endpoints = {
  ...accountEndpoints,
  ...accountSettingsEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  ...providerLinkEndpoints,
  ...profileEndpoints,
  ...preferencesEndpoints,
  ...colourProfileEndpoints,
  ...firstRunEndpoints,
  ...membershipEndpoints,
  ...communityEndpoints,
  ...analysisEndpoints,
  ...feedbackEndpoints,
  ...diaryEndpoints,
  ...wardrobeEndpoints,
  ...wardrobePhotoEndpoints,
  ...calendarEndpoints,
  ...googleCalendarEndpoints,
  ...calendarFileEndpoints,
  ...occasionEndpoints,
  ...outfitEndpoints,
  ...tasteEndpoints,
  ...considerEndpoints,
  ...dashboardEndpoints,
  ...recogniserEndpoints,
  ...assistantEndpoints,
  ...modelEndpoints,
  ...weekEndpoints,
  ...tripEndpoints,
  ...morningMailEndpoints,
  ...webhookEndpoints,
  ...adminUserEndpoints,
  ...adminFigureEndpoints,
  ...adminInstallationEndpoints,
  ...systemEndpoints,
} satisfies Record<EndpointName, Endpoint>;

export type Endpoints = typeof endpoints;
