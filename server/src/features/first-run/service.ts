import type { FirstRun } from '@drape/contract/first-run/first-run';
import { type FirstRunStep, firstRunSteps, type SampleSet } from '@drape/contract/profile/options';
import { type Clock, localDay, minuteMs } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { createKeyedMutex } from '../../platform/keyed-mutex.ts';
import { nextDay } from '../../platform/local-time.ts';
import type { Throttle } from '../../platform/throttle.ts';
import type { AnalysisService } from '../analysis/service.ts';
import type { CalendarService } from '../calendar/service.ts';
import type { WardrobeService } from '../wardrobe/service.ts';
import { presentFirstRun, type Samples } from './presenter.ts';
import * as firstRuns from './repository.ts';
import { drawSamplePhoto } from './sample-photo.ts';
import { sampleEvent, sampleItems } from './sample-wardrobe.ts';

export type FirstRunChange = {
  skip?: FirstRunStep | undefined;
  take_up?: FirstRunStep | undefined;
  dismissed?: boolean | undefined;
};

type Removed = Record<'analyses' | 'items' | 'events', string[]>;

export type FirstRunService = {
  find(principal: Principal): Promise<FirstRun>;
  update(principal: Principal, change: FirstRunChange): Promise<FirstRun>;
  /** Does nothing where that sample is there already. Throws `limit_reached` where the wardrobe has no room for it. */
  addSamples(principal: Principal, set: SampleSet): Promise<FirstRun>;
  /** Puts the samples into their bins; those that a person has changed only with `changed`. */
  removeSamples(principal: Principal, changed: boolean): Promise<{ removed: Removed; first_run: FirstRun }>;
};

type Dependencies = {
  database: Database;
  clock: Clock;
  throttle: Throttle;
  analysis: Pick<AnalysisService, 'seed' | 'remove'>;
  wardrobe: Pick<WardrobeService, 'seed' | 'items'>;
  calendar: Pick<CalendarService, 'create' | 'removeAll'>;
};

const samplesPerWindow = { limit: 20, windowMs: 10 * minuteMs };

async function samplesOf({ database }: Dependencies, userId: string): Promise<Samples> {
  const [analyses, items, events, photographed] = await Promise.all([
    firstRuns.listSampleAnalyses(database.read, userId),
    firstRuns.listEditable(database.read, userId, 'item'),
    firstRuns.listEditable(database.read, userId, 'event'),
    firstRuns.listPhotographed(database.read, userId),
  ]);
  return {
    analyses,
    items: items.map(({ id, changed }) => ({ id, changed: changed || photographed.has(id) })),
    events,
  };
}

async function doneSteps({ database }: Dependencies, userId: string): Promise<Record<FirstRunStep, boolean>> {
  const [photo, preferences, clothes, outfit] = await Promise.all([
    firstRuns.hasAny(database.read, userId, 'analyses'),
    firstRuns.hasPreferences(database.read, userId),
    firstRuns.hasAny(database.read, userId, 'wardrobe_items'),
    firstRuns.hasAny(database.read, userId, 'outfit_plans'),
  ]);
  return { photo, preferences, clothes, outfit };
}

function createSampleSets(dependencies: Dependencies): Record<SampleSet, (who: Principal) => Promise<void>> {
  const { database, clock, analysis, wardrobe, calendar } = dependencies;
  return {
    async photo({ userId, timeZone }) {
      const owner = { userId, timeZone };
      await analysis.seed(owner, await drawSamplePhoto(), clock.now(), async (transaction, id) => {
        await firstRuns.insertSamples(transaction, userId, 'analysis', [id]);
        await firstRuns.leaveUncounted(transaction, userId, id);
      });
    },
    async wardrobe(principal) {
      const { userId, timeZone } = principal;
      await wardrobe.items.requireRoom(principal, sampleItems.length);
      await wardrobe.seed({ userId, timeZone }, sampleItems, (transaction, ids) =>
        firstRuns.insertSamples(transaction, userId, 'item', ids),
      );
      const { wallClock, ...event } = sampleEvent;
      const tomorrow = nextDay(localDay(clock.now(), timeZone));
      const { id } = await calendar.create(principal, { ...event, startTime: `${tomorrow}T${wallClock}:00` });
      await firstRuns.insertSamples(database.write, userId, 'event', [id]);
    },
  };
}

/** The guided start: how far somebody is by what they have, what they skipped, and samples to try things out with. */
export function createFirstRunService(dependencies: Dependencies): FirstRunService {
  const { database, throttle, analysis, wardrobe, calendar } = dependencies;
  const turns = createKeyedMutex();
  const sets = createSampleSets(dependencies);

  async function find({ userId, kind }: Principal): Promise<FirstRun> {
    const [row, done, samples] = await Promise.all([
      firstRuns.findFirstRun(database.read, userId),
      doneSteps(dependencies, userId),
      samplesOf(dependencies, userId),
    ]);
    return presentFirstRun({ row, done, samples, isPerson: kind === 'person' });
  }

  return {
    find,
    async update(principal, { skip, take_up, dismissed }) {
      const { userId } = principal;
      await database.transaction(async (transaction) => {
        const row = await firstRuns.findFirstRun(transaction, userId);
        const before: FirstRunStep[] = row ? JSON.parse(row.skipped) : [];
        const skipped = firstRunSteps.filter(
          (step) => step !== take_up && (step === skip || before.includes(step)),
        );
        await firstRuns.saveFirstRun(transaction, {
          user_id: userId,
          skipped: JSON.stringify(skipped),
          dismissed: dismissed === undefined ? (row?.dismissed ?? 0) : Number(dismissed),
        });
      });
      return find(principal);
    },
    async addSamples(principal, set) {
      const { userId } = principal;
      const rule = { [`samples of ${userId}`]: samplesPerWindow };
      await throttle.take(rule);
      await turns.runExclusive(userId, async () => {
        const { analyses, items } = await samplesOf(dependencies, userId);
        if ((set === 'photo' ? analyses : items).length === 0) await sets[set](principal);
      });
      return find(principal);
    },
    async removeSamples(principal, changed) {
      const { userId } = principal;
      const samples = await samplesOf(dependencies, userId);
      const leaving = (list: Samples['items']) =>
        list.filter((one) => changed || !one.changed).map(({ id }) => id);
      const removed = {
        analyses: samples.analyses,
        items: leaving(samples.items),
        events: leaving(samples.events),
      };
      for (const id of removed.analyses) await analysis.remove(principal, id);
      if (removed.items.length > 0) await wardrobe.items.removeAll(principal, removed.items);
      if (removed.events.length > 0) await calendar.removeAll(principal, removed.events);
      return { removed, first_run: await find(principal) };
    },
  };
}
