import { provideTextModel } from '@drape/engine/language/text-encoder';
import { accountRules } from './account-rules.ts';
import type { AppOptions } from './app.ts';
import type { Config } from './config.ts';
import { createAccess } from './features/account/access.ts';
import { mountAccount } from './features/account/routes.ts';
import { createAdminSecondFactor } from './features/account/second-factor/admin-second-factor.ts';
import { createAccountService } from './features/account/service.ts';
import { createSessions } from './features/account/sign-in/sessions.ts';
import { createPersonalTokens } from './features/account/tokens/personal-tokens.ts';
import { mountAdmin } from './features/admin/routes.ts';
import { createAdminService } from './features/admin/service.ts';
import { mountAnalysis } from './features/analysis/routes.ts';
import { createAnalysisService } from './features/analysis/service.ts';
import { mountAssistant } from './features/assistant/routes.ts';
import { createAssistantService } from './features/assistant/service.ts';
import { mountCalendar } from './features/calendar/routes.ts';
import { createCalendarService } from './features/calendar/service.ts';
import { mountCalendarConnection } from './features/calendar-connection/routes.ts';
import { createCalendarConnection } from './features/calendar-connection/service.ts';
import { mountCalendarFeed } from './features/calendar-feed/routes.ts';
import { createCalendarFeed } from './features/calendar-feed/service.ts';
import { mountCommunity } from './features/community/routes.ts';
import { createCommunityService } from './features/community/service.ts';
import { mountDashboard } from './features/dashboard/routes.ts';
import { createDashboardService } from './features/dashboard/service.ts';
import { createDemoService, type DemoService } from './features/demo/service.ts';
import { mountDiary } from './features/diary/routes.ts';
import { createDiaryService } from './features/diary/service.ts';
import { mountFirstRun } from './features/first-run/routes.ts';
import { createFirstRunService } from './features/first-run/service.ts';
import { mountMembership } from './features/membership/routes.ts';
import { createMembershipService } from './features/membership/service.ts';
import { mountModels } from './features/models/routes.ts';
import { createModelService } from './features/models/service.ts';
import { mountOutfits } from './features/outfits/routes.ts';
import { createOutfitService, type OutfitService } from './features/outfits/service.ts';
import { mountProfile } from './features/profile/routes.ts';
import { createProfileService } from './features/profile/service.ts';
import { createTaste } from './features/profile/taste.ts';
import { mountStatus } from './features/status/routes.ts';
import { createStatusService } from './features/status/service.ts';
import { mountWardrobe } from './features/wardrobe/routes.ts';
import { createWardrobeService } from './features/wardrobe/service.ts';
import { mountWebhooks } from './features/webhooks/routes.ts';
import { createWebhookService } from './features/webhooks/service.ts';
import type { Mount } from './platform/http/mount.ts';
import { openTextEncoders } from './platform/inference/text/text-encoder.ts';
import { embeddedData, outsideParts, type Platform } from './platform.ts';
import { build } from './version.ts';

/** By what a request is let in. */
function createDoors({ ADMIN_SECOND_FACTOR, PASSWORD_LOGIN, PLANS: plans }: Config, platform: Platform) {
  const { database, clock } = platform;
  const tokens = createPersonalTokens(platform);
  const adminSecondFactor = createAdminSecondFactor({
    database,
    adminSecondFactor: ADMIN_SECOND_FACTOR,
    passwordLogin: PASSWORD_LOGIN,
  });
  const sessions = createSessions({ database, clock, plans, tokens, adminSecondFactor });
  return { tokens, adminSecondFactor, sessions };
}

/** What the other parts ask for people, their clothes and their photos. */
function createCore({ config }: AppOptions, platform: Platform, demo: () => DemoService) {
  const { database, clock } = platform;
  const doors = createDoors(config, platform);
  const community = createCommunityService({ database, clock });
  const tasteOf = createTaste(platform);
  const membership = createMembershipService({ ...platform, plans: config.PLANS });
  const wardrobe = createWardrobeService({ ...platform, membership });
  const analysis = createAnalysisService({ ...platform, community, tasteOf, wardrobe });
  const access = createAccess(platform);
  const account = createAccountService({
    ...platform,
    sessions: doors.sessions,
    tokens: doors.tokens,
    adminSecondFactor: doors.adminSecondFactor,
    access,
    ...accountRules(config),
    publicUrl: config.publicUrl,
    outside: membership.outside,
    onUserDeleted: community.emptyCache,
    demo:
      config.DEMO_ACCOUNT === 'on'
        ? { openCopy: (...call) => demo().openCopy(...call), end: (id) => demo().end(id) }
        : undefined,
  });
  return { ...doors, community, tasteOf, membership, wardrobe, analysis, access, account };
}

type Core = ReturnType<typeof createCore>;

/** Calendar and outfits, each of which asks the other. */
function createPlanning({ config }: AppOptions, platform: Platform, core: Core) {
  const { publicUrl } = config;
  const connection = createCalendarConnection(platform);
  const calendar = createCalendarService({
    ...platform,
    plansOf: (...call) => outfits.forEvents(...call),
    plansFollow: (...call) => outfits.followEvent(...call),
    googleEventOf: connection.event,
  });
  const outfits: OutfitService = createOutfitService({
    ...platform,
    account: core.account,
    calendar,
    wardrobe: core.wardrobe,
    tasteOf: core.tasteOf,
    publicUrl,
    principalOf: core.sessions.principalOfUser,
  });
  const feed = createCalendarFeed({ ...platform, calendar, outfits, publicUrl });
  return { connection, calendar, outfits, feed };
}

/** Every feature's service, in the order in which they need each other. */
export function createServices(options: AppOptions, platform: Platform) {
  const { config, version, restart, database: location } = options;
  provideTextModel(openTextEncoders);
  const core = createCore(options, platform, () => demo);
  const planning = createPlanning(options, platform, core);
  const built = { ...platform, ...core, ...planning };
  const profile = createProfileService(built);
  const models = createModelService(platform);
  const demo: DemoService = createDemoService({
    ...built,
    profile,
    principalOf: core.sessions.principalOfUser,
  });
  return {
    ...core,
    ...planning,
    profile,
    models,
    demo,
    assistant: createAssistantService({ ...built, profile, version }),
    firstRun: createFirstRunService(built),
    webhooks: createWebhookService({ ...built, reach: config.WEBHOOKS, publicUrl: config.publicUrl }),
    dashboard: createDashboardService(built),
    diary: createDiaryService(built),
    admin: createAdminService({
      ...built,
      version,
      restart,
      plans: config.PLANS,
      outside: outsideParts(config, platform),
      tryModels: models.trying,
      embedded: embeddedData(config, location, platform.store),
    }),
    status: createStatusService({ ...platform, config, version, build }),
  };
}

export type Services = ReturnType<typeof createServices>;

export function mountAll(mount: Mount, services: Services): void {
  mountStatus(mount, services.status);
  mountAccount(mount, services.account);
  mountProfile(mount, services.profile);
  mountFirstRun(mount, services.firstRun);
  mountMembership(mount, services.membership);
  mountCommunity(mount, services.community);
  mountAnalysis(mount, services.analysis);
  mountDashboard(mount, services.dashboard);
  mountDiary(mount, services.diary);
  mountCalendar(mount, services.calendar);
  mountCalendarConnection(mount, services.connection);
  mountCalendarFeed(mount, services.feed);
  mountOutfits(mount, services.outfits);
  mountAssistant(mount, services.assistant);
  mountWardrobe(mount, services.wardrobe);
  mountModels(mount, services.models);
  mountWebhooks(mount, services.webhooks);
  mountAdmin(mount, services.admin);
}
