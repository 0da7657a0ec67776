import { accountEndpoints } from './account.ts';
import { accountSettingsEndpoints } from './account-settings.ts';
import { adminFigureEndpoints } from './admin-figures.ts';
import { adminInstallationEndpoints } from './admin-installation.ts';
import { adminUserEndpoints } from './admin-users.ts';
import { analysisEndpoints } from './analysis.ts';
import { calendarEndpoints } from './calendar.ts';
import { colourProfileEndpoints } from './colour-profile.ts';
import { communityEndpoints } from './community.ts';
import type { Endpoint } from './endpoint.ts';
import { feedbackEndpoints } from './feedback.ts';
import { membershipEndpoints } from './membership.ts';
import { outfitEndpoints } from './outfits.ts';
import type { EndpointName } from './paths.ts';
import { preferencesEndpoints } from './preferences.ts';
import { profileEndpoints } from './profile.ts';
import { systemEndpoints } from './system.ts';
import { wardrobeEndpoints } from './wardrobe.ts';
import { wardrobePhotoEndpoints } from './wardrobe-photos.ts';

/** Every endpoint of the API by name. */
export const endpoints = {
  ...accountEndpoints,
  ...accountSettingsEndpoints,
  ...profileEndpoints,
  ...preferencesEndpoints,
  ...colourProfileEndpoints,
  ...membershipEndpoints,
  ...communityEndpoints,
  ...analysisEndpoints,
  ...feedbackEndpoints,
  ...wardrobeEndpoints,
  ...wardrobePhotoEndpoints,
  ...calendarEndpoints,
  ...outfitEndpoints,
  ...adminUserEndpoints,
  ...adminFigureEndpoints,
  ...adminInstallationEndpoints,
  ...systemEndpoints,
} satisfies Record<EndpointName, Endpoint>;

export type Endpoints = typeof endpoints;
