import type { Migration } from 'kysely/migration';
import { start } from './0001-start.ts';
import { community } from './0002-community.ts';
import { wardrobe } from './0003-wardrobe.ts';
import { calendar } from './0004-calendar.ts';
import { preferences } from './0005-preferences.ts';
import { outfits } from './0006-outfits.ts';
import { calendarSources } from './0007-calendar-sources.ts';
import { languageModels } from './0008-language-models.ts';
import { assistant } from './0009-assistant.ts';
import { trips } from './0010-trips.ts';
import { admin } from './0011-admin.ts';
import { voice } from './0013-voice.ts';
import { outfitLayout } from './0014-outfit-layout.ts';
import { account } from './0015-account.ts';
import { dashboard } from './0016-dashboard.ts';
import { growth } from './0018-growth.ts';
import { firstRun } from './0020-first-run.ts';
import { keptIn } from './0021-kept-in.ts';
import { access } from './0022-access.ts';
import { oneHarmony } from './0022-one-harmony.ts';
import { calendarSourceTexts } from './0023-calendar-source-texts.ts';
import { occasions } from './0026-occasions.ts';
import { secondFactor } from './0027-second-factor.ts';
import { chatDayZone } from './0028-chat-day-zone.ts';
import { learnedReadings } from './0029-learned-readings.ts';
import { corrections } from './0030-corrections.ts';
import { analysisPreferences } from './0031-analysis-preferences.ts';
import { chatScope } from './0034-chat-scope.ts';
import { passkeys } from './0035-passkeys.ts';
import { webhooks } from './0036-webhooks.ts';
import { providerLink } from './0037-provider-link.ts';
import { diary } from './0038-diary.ts';
import { counterOwner } from './0039-counter-owner.ts';

/** Every migration by name, in the order in which they run. */
export const migrations: Record<string, Migration> = {
  '0001-start': start,
  '0002-community': community,
  '0003-wardrobe': wardrobe,
  '0004-calendar': calendar,
  '0005-preferences': preferences,
  '0006-outfits': outfits,
  '0007-calendar-sources': calendarSources,
  '0008-language-models': languageModels,
  '0009-assistant': assistant,
  '0010-trips': trips,
  '0011-admin': admin,
  '0013-voice': voice,
  '0014-outfit-layout': outfitLayout,
  '0015-account': account,
  '0016-dashboard': dashboard,
  '0018-growth': growth,
  '0020-first-run': firstRun,
  '0021-kept-in': keptIn,
  '0022-access': access,
  '0022-one-harmony': oneHarmony,
  '0023-calendar-source-texts': calendarSourceTexts,
  '0026-occasions': occasions,
  '0027-second-factor': secondFactor,
  '0028-chat-day-zone': chatDayZone,
  '0029-learned-readings': learnedReadings,
  '0030-corrections': corrections,
  '0031-analysis-preferences': analysisPreferences,
  '0034-chat-scope': chatScope,
  '0035-passkeys': passkeys,
  '0036-webhooks': webhooks,
  '0037-provider-link': providerLink,
  '0038-diary': diary,
  '0039-counter-owner': counterOwner,
};
