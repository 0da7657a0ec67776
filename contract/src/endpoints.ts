import { accountEndpoints } from './account.ts';
import { accountSettingsEndpoints } from './account-settings.ts';
import { adminFigureEndpoints } from './admin-figures.ts';
import { adminInstallationEndpoints } from './admin-installation.ts';
import { adminUserEndpoints } from './admin-users.ts';
import { analysisEndpoints } from './analysis.ts';
import { assistantEndpoints } from './assistant.ts';
import { calendarEndpoints } from './calendar.ts';
import { calendarFileEndpoints } from './calendar-file.ts';
import { colourProfileEndpoints } from './colour-profile.ts';
import { communityEndpoints } from './community.ts';
import { considerEndpoints } from './consider.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { diaryEndpoints } from './diary.ts';
import type { Endpoint } from './endpoint.ts';
import { feedbackEndpoints } from './feedback.ts';
import { firstRunEndpoints } from './first-run.ts';
import { googleCalendarEndpoints } from './google-calendar.ts';
import { membershipEndpoints } from './membership.ts';
import { modelEndpoints } from './models.ts';
import { morningMailEndpoints } from './morning-mail.ts';
import { occasionEndpoints } from './occasions.ts';
import { outfitEndpoints } from './outfits.ts';
import { passkeyEndpoints } from './passkeys.ts';
import type { EndpointName } from './paths.ts';
import { preferencesEndpoints } from './preferences.ts';
import { profileEndpoints } from './profile.ts';
import { providerLinkEndpoints } from './provider-link.ts';
import { recogniserEndpoints } from './recogniser.ts';
import { secondFactorEndpoints } from './second-factor.ts';
import { systemEndpoints } from './system.ts';
import { tasteEndpoints } from './taste.ts';
import { tripEndpoints } from './trips.ts';
import { wardrobeEndpoints } from './wardrobe.ts';
import { wardrobePhotoEndpoints } from './wardrobe-photos.ts';
import { webhookEndpoints } from './webhooks.ts';
import { weekEndpoints } from './week.ts';

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
