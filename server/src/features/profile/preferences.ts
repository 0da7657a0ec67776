import type { Preferences, PreferencesChange, StyleGuide } from '@drape/contract/profile/preferences';
import { styleGuide } from '@drape/engine/stylist/style-guide/style-guide';
import type { LanguageModels } from '../../platform/ai/model-port.ts';
import { type Clock, localDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { AccountService } from '../account/service.ts';
import type { AnalysisService } from '../analysis/service.ts';
import type { WardrobeService } from '../wardrobe/service.ts';
import { ownedItems } from './owned-items.ts';
import { presentPreferences, presentStyleGuide, wordsOf } from './presenter.ts';
import * as profiles from './repository.ts';
import { listsOf, type Taste, type TasteOf } from './taste.ts';
import { createWrittenGuides } from './written-guide.ts';

export type PreferencesService = {
  find(principal: Principal): Promise<Preferences>;
  /** Changes the given parts; the others stay. */
  update(principal: Principal, change: PreferencesChange): Promise<Preferences>;
  /** The guide as of now; null until there is a style, a colour or an occasion to make it from. */
  styleGuide(principal: Principal): Promise<StyleGuide | null>;
  /** The same, once a language model has been asked to put it into words. */
  rewriteGuide(principal: Principal): Promise<StyleGuide | null>;
  /** Stores the lists and texts of a taste as they are. */
  seed(userId: string, taste: SeededTaste): Promise<void>;
  /** Gives one user the taste of another. */
  copyAll(fromUserId: string, toUserId: string): Promise<void>;
};

export type SeededTaste = Pick<Taste, 'styles' | 'colours' | 'occasions' | 'bodyType' | 'budget'>;

export type PreferencesDependencies = {
  database: Database;
  clock: Clock;
  account: AccountService;
  analysis: AnalysisService;
  tasteOf: TasteOf;
  wardrobe: WardrobeService;
  models: LanguageModels;
};

/** How many of the latest analyses a guide looks back on. */
const lookBack = 20;

/** The guide of today, in a language model's words where it wrote them. */
function createGuides(dependencies: PreferencesDependencies) {
  const written = createWrittenGuides(dependencies);
  return {
    async of(principal: Principal, taste: Taste) {
      const guide = await guideFor(dependencies, principal, taste);
      return guide && { guide, writing: await written.find(principal.userId, guide) };
    },
    async write(principal: Principal): Promise<void> {
      const guide = await guideFor(dependencies, principal, await dependencies.tasteOf(principal.userId));
      if (guide) await written.write(principal, guide);
    },
    isReady: written.isReady,
  };
}

export function createPreferences(dependencies: PreferencesDependencies): PreferencesService {
  const { database, clock, account, tasteOf } = dependencies;
  const guides = createGuides(dependencies);

  async function find(principal: Principal): Promise<Preferences> {
    const taste = await tasteOf(principal.userId);
    return presentPreferences(taste, wordsOf(await guides.of(principal, taste)));
  }

  async function currentGuide(principal: Principal): Promise<StyleGuide | null> {
    const found = await guides.of(principal, await tasteOf(principal.userId));
    return found ? presentStyleGuide(found.guide, found.writing, await guides.isReady(principal)) : null;
  }

  return {
    find,
    async update(principal, { personal_style_guide: _, country, gender, ...change }) {
      const { userId } = principal;
      const updated_at = clock.now().toISOString();
      await database.transaction(async (transaction) => {
        const row = await profiles.findPreferences(transaction, userId);
        const before = listsOf(row);
        await profiles.savePreferences(transaction, {
          user_id: userId,
          styles: JSON.stringify(change.style_preference ?? before.styles),
          colours: JSON.stringify(change.color_preferences ?? before.colours),
          occasions: JSON.stringify(change.occasion_types ?? before.occasions),
          body_type: change.body_type === undefined ? (row?.body_type ?? null) : change.body_type,
          budget_range: change.budget_range === undefined ? (row?.budget_range ?? null) : change.budget_range,
          updated_at,
        });
        const person = {
          ...(country === undefined ? {} : { country }),
          ...(gender === undefined ? {} : { gender }),
        };
        if (Object.keys(person).length > 0)
          await account.change(transaction, principal, { ...person, updated_at });
      });
      await guides.write(principal);
      return find(principal);
    },
    styleGuide: currentGuide,
    async rewriteGuide(principal) {
      await guides.write(principal);
      return currentGuide(principal);
    },
    seed: (userId, { styles, colours, occasions, bodyType, budget }) =>
      profiles.savePreferences(database.write, {
        user_id: userId,
        styles: JSON.stringify(styles),
        colours: JSON.stringify(colours),
        occasions: JSON.stringify(occasions),
        body_type: bodyType,
        budget_range: budget,
        updated_at: clock.now().toISOString(),
      }),
    copyAll: (fromUserId, toUserId) =>
      database.transaction(async (transaction) => {
        const preferences = await profiles.findPreferences(transaction, fromUserId);
        const colours = await profiles.findColourProfile(transaction, fromUserId);
        if (preferences) await profiles.savePreferences(transaction, { ...preferences, user_id: toUserId });
        if (colours) await profiles.saveColourProfile(transaction, { ...colours, user_id: toUserId });
      }),
  };
}

/** The guide as of now, where there is anything to make it from. */
async function guideFor(
  { clock, analysis, wardrobe }: PreferencesDependencies,
  principal: Principal,
  taste: Taste,
) {
  const { styles, colours, occasions } = taste;
  if (styles.length + colours.length + occasions.length === 0) return undefined;
  const [analyses, { items }] = await Promise.all([
    analysis.latest(principal.userId, lookBack),
    wardrobe.items.list(principal),
  ]);
  return styleGuide({
    date: localDay(clock.now(), principal.timeZone),
    country: taste.country ?? undefined,
    gender: taste.gender ?? undefined,
    preferences: {
      styles,
      colours,
      occasions,
      bodyType: taste.bodyType ?? undefined,
      budget: taste.budget ?? undefined,
    },
    personalColours: taste.personalColours ?? undefined,
    wardrobe: ownedItems(items),
    analyses,
  });
}
