import * as account from '@drape/contract/account/account';
import * as accountSettings from '@drape/contract/account/account-settings';
import * as passkeys from '@drape/contract/account/passkeys';
import * as providerLink from '@drape/contract/account/provider-link';
import * as secondFactor from '@drape/contract/account/second-factor';
import * as adminFigures from '@drape/contract/admin/admin-figures';
import * as adminInstallation from '@drape/contract/admin/admin-installation';
import * as adminUsers from '@drape/contract/admin/admin-users';
import * as analysis from '@drape/contract/analysis/analysis';
import * as evidence from '@drape/contract/analysis/evidence';
import * as assistant from '@drape/contract/assistant/assistant';
import * as calendar from '@drape/contract/calendar/calendar';
import * as calendarFile from '@drape/contract/calendar/calendar-file';
import * as eventInput from '@drape/contract/calendar/event-input';
import * as googleCalendar from '@drape/contract/calendar/google-calendar';
import * as community from '@drape/contract/community/community';
import * as dashboard from '@drape/contract/dashboard/dashboard';
import * as firstRun from '@drape/contract/first-run/first-run';
import * as membership from '@drape/contract/membership/membership';
import * as models from '@drape/contract/models/models';
import * as consider from '@drape/contract/outfits/consider';
import * as occasions from '@drape/contract/outfits/occasions';
import * as outfitLayout from '@drape/contract/outfits/outfit-layout';
import * as outfits from '@drape/contract/outfits/outfits';
import * as taste from '@drape/contract/outfits/taste';
import * as trips from '@drape/contract/outfits/trips';
import * as week from '@drape/contract/outfits/week';
import * as colourProfile from '@drape/contract/profile/colour-profile';
import * as preferences from '@drape/contract/profile/preferences';
import * as profile from '@drape/contract/profile/profile';
import * as recogniser from '@drape/contract/wardrobe/recogniser';
import * as wardrobe from '@drape/contract/wardrobe/wardrobe';
import * as wardrobeItem from '@drape/contract/wardrobe/wardrobe-item';
import * as wardrobePhotos from '@drape/contract/wardrobe/wardrobe-photos';
import * as webhooks from '@drape/contract/webhooks/webhooks';
import * as wire from '@drape/contract/wire/wire';
import { z } from 'zod';

const modules = [
  accountSettings,
  account,
  adminFigures,
  adminInstallation,
  adminUsers,
  analysis,
  assistant,
  calendarFile,
  calendar,
  colourProfile,
  community,
  consider,
  dashboard,
  eventInput,
  evidence,
  firstRun,
  googleCalendar,
  membership,
  models,
  occasions,
  outfitLayout,
  outfits,
  passkeys,
  preferences,
  profile,
  providerLink,
  recogniser,
  secondFactor,
  taste,
  trips,
  wardrobeItem,
  wardrobePhotos,
  wardrobe,
  webhooks,
  week,
  wire,
];

/** Shorter than this a schema is written where it is used. */
const minSharedLength = 150;

const nameOf = (exported: string) => exported.charAt(0).toUpperCase() + exported.slice(1);

const lengthOf = (schema: z.ZodType) =>
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' })).length;

/** The schemas that the contract exports, under their names there: what the description of the API refers to. */
export function namedSchemas(): z.core.$ZodRegistry<{ id: string }> {
  const registry = z.registry<{ id: string }>();
  for (const [exported, schema] of modules.flatMap((module) => Object.entries(module))) {
    if (!(schema instanceof z.ZodType) || registry.has(schema)) continue;
    if (lengthOf(schema) >= minSharedLength) registry.add(schema, { id: nameOf(exported) });
  }
  return registry;
}
