import * as account from '@drape/contract/account';
import * as accountSettings from '@drape/contract/account-settings';
import * as adminFigures from '@drape/contract/admin-figures';
import * as adminInstallation from '@drape/contract/admin-installation';
import * as adminUsers from '@drape/contract/admin-users';
import * as analysis from '@drape/contract/analysis';
import * as assistant from '@drape/contract/assistant';
import * as calendar from '@drape/contract/calendar';
import * as calendarFile from '@drape/contract/calendar-file';
import * as colourProfile from '@drape/contract/colour-profile';
import * as community from '@drape/contract/community';
import * as consider from '@drape/contract/consider';
import * as dashboard from '@drape/contract/dashboard';
import * as eventInput from '@drape/contract/event-input';
import * as evidence from '@drape/contract/evidence';
import * as firstRun from '@drape/contract/first-run';
import * as googleCalendar from '@drape/contract/google-calendar';
import * as membership from '@drape/contract/membership';
import * as models from '@drape/contract/models';
import * as occasions from '@drape/contract/occasions';
import * as outfitLayout from '@drape/contract/outfit-layout';
import * as outfits from '@drape/contract/outfits';
import * as passkeys from '@drape/contract/passkeys';
import * as preferences from '@drape/contract/preferences';
import * as profile from '@drape/contract/profile';
import * as providerLink from '@drape/contract/provider-link';
import * as recogniser from '@drape/contract/recogniser';
import * as secondFactor from '@drape/contract/second-factor';
import * as taste from '@drape/contract/taste';
import * as trips from '@drape/contract/trips';
import * as wardrobe from '@drape/contract/wardrobe';
import * as wardrobeItem from '@drape/contract/wardrobe-item';
import * as wardrobePhotos from '@drape/contract/wardrobe-photos';
import * as webhooks from '@drape/contract/webhooks';
import * as week from '@drape/contract/week';
import * as wire from '@drape/contract/wire';
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
