import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccount } from '@drape/contract/first-run/demo';
import { limits } from '@drape/contract/wire/limits';
import { engineVersion } from '@drape/engine/version';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, dayMs, hourMs, localDay, plus, secondMs } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { nextDay } from '../../platform/local-time.ts';
import type { Log } from '../../platform/log.ts';
import type { Throttle } from '../../platform/throttle.ts';
import type { AccountService, DemoDoor } from '../account/service.ts';
import type { AnalysisService } from '../analysis/service.ts';
import type { CalendarService } from '../calendar/service.ts';
import type { OutfitService } from '../outfits/service.ts';
import type { ProfileService } from '../profile/service.ts';
import type { WardrobeService } from '../wardrobe/service.ts';
import { demoDiary, demoEvent, demoEvents, demoOutfits, demoTrip } from './demo-agenda.ts';
import { demoItems } from './demo-items.ts';
import { drawDemoPhotos } from './demo-photos.ts';
import { demoTaste } from './demo-taste.ts';
import * as demos from './repository.ts';

export type DemoService = DemoDoor & {
  /**
   * Makes the template with the real engine, again when the engine or the seed has changed; one replica does it. The
   * account is there at once, what it holds once the engine is `warm`.
   */
  prepare(signal: AbortSignal, warm: Promise<unknown>): Promise<void>;
  forgetOld(): Promise<void>;
};

type Dependencies = {
  database: Database;
  clock: Clock;
  log: Log;
  throttle: Throttle;
  account: AccountService;
  analysis: AnalysisService;
  wardrobe: WardrobeService;
  profile: ProfileService;
  jobs: Jobs;
  calendar: Pick<CalendarService, 'create'>;
  outfits: Pick<OutfitService, 'build' | 'createTrip' | 'generate' | 'updateTrip' | 'wear'>;
  principalOf: (userId: string) => Promise<Principal | undefined>;
};

const seedVersion = 4;
const stampKey = 'demo template';
const seedKind = 'demo.seed';
const patienceMs = 15 * secondMs;
const copyRule = { limit: 60, windowMs: hourMs };

/** Every sign-in as demo works on a private copy of a template, which ends with its session. */
export function createDemoService(dependencies: Dependencies): DemoService {
  const { database, clock, jobs, throttle, account } = dependencies;
  let preparing: Promise<void> | undefined;

  function prepare(signal: AbortSignal, warm: Promise<unknown>): Promise<void> {
    preparing ??= jobs
      .alone(seedKind, () => seedTemplate(dependencies, signal, warm), signal)
      .finally(() => {
        preparing = undefined;
      });
    return preparing;
  }

  return {
    prepare,
    async openCopy(template, address, timeZone) {
      const rules = { [`demo from ${address}`]: copyRule };
      await throttle.take(rules);
      // While the template is being made, a copy has what is there by then.
      await Promise.race([preparing?.catch(() => undefined), sleep(patienceMs, undefined, { ref: false })]);
      return copyTemplate(dependencies, template, timeZone);
    },
    end: (userId) => account.remove(userId),
    async forgetOld() {
      const before = plus(clock.now(), -limits.demoHours * hourMs).toISOString();
      for (const userId of await demos.listCopiesBefore(database.read, before)) await account.remove(userId);
    },
  };
}

async function copyTemplate(
  dependencies: Dependencies,
  template: UserRow,
  timeZone: string | undefined,
): Promise<UserRow> {
  const { database, clock, account, analysis, wardrobe, profile } = dependencies;
  const id = newId();
  const copy = await account.create({
    ...template,
    id,
    kind: 'demo',
    username_key: `demo copy ${id}`,
    email_key: `demo copy ${id}`,
    created_at: clock.now().toISOString(),
    version: 1,
    time_zone: timeZone ?? template.time_zone,
  });
  const current = await demos.findTemplate(database.read);
  if (!current) return copy;
  const laterMs = clock.now().getTime() - Date.parse(current.created_at);
  await analysis.copyAll(current.id, copy.id, laterMs);
  await wardrobe.copyAll(current.id, copy.id, laterMs);
  await profile.preferences.copyAll(current.id, copy.id);
  await fillAgenda(dependencies, copy.id);
  return copy;
}

/** Events of the coming days with their outfits, and outfits that were kept and worn, as of now. */
async function fillAgenda(dependencies: Dependencies, userId: string): Promise<void> {
  const { clock, log, calendar, outfits, wardrobe } = dependencies;
  const principal = await dependencies.principalOf(userId);
  if (!principal) return;
  const today = localDay(clock.now(), principal.timeZone);
  const { items } = await wardrobe.items.list(principal);
  const idOf = new Map(items.map(({ id, description }) => [description, id]));
  const madeOf = ({ eventType, daysAgo, pieces }: Omit<(typeof demoOutfits)[number], 'name'>) => {
    const wardrobe_item_ids = pieces.flatMap((piece) => idOf.get(piece) ?? []);
    if (wardrobe_item_ids.length !== pieces.length) return undefined;
    return { wardrobe_item_ids, event_type: eventType, date: nextDay(today, -daysAgo) };
  };
  for (const outfit of demoOutfits) {
    const made = madeOf(outfit);
    if (!made) continue;
    await outfits.build(principal, { name: outfit.name, ...made });
    await outfits.wear(principal, { name: outfit.name, ...made });
  }
  for (const day of demoDiary) {
    const made = madeOf(day);
    if (made) await outfits.wear(principal, made);
  }
  // A copy made while the template still grows has too few clothes for some of its events.
  const unlessRefused = (what: string) => (error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    log.info({ what }, 'nothing to wear for a part of the demo account yet');
  };
  for (const event of demoEvents) {
    const { id } = await calendar.create(principal, demoEvent(event, today));
    await outfits.generate(principal, { eventId: id }).catch(unlessRefused(event.title));
  }
  const trip = await outfits.createTrip(principal, demoTrip(today)).catch(unlessRefused('trip'));
  if (trip)
    await outfits.updateTrip(principal, trip.id, { packed: trip.items.slice(0, 4).map(({ id }) => id) });
}

/** A template that was broken off carries no stamp, so the next start makes it again. */
async function seedTemplate(
  dependencies: Dependencies,
  signal: AbortSignal,
  warm: Promise<unknown>,
): Promise<void> {
  const { database, clock, log, account, analysis, wardrobe, profile } = dependencies;
  const stamp = `${engineVersion} ${seedVersion}`;
  const known = await demos.findTemplate(database.read);
  if (known && (await demos.readStamp(database.read, stampKey)) === stamp) return;
  if (known) await account.remove(known.id);
  const draft = {
    username: demoAccount.username,
    email: 'demo@drape.local',
    full_name: 'Demo Visitor',
    kind: 'demo-template',
    pro: 1,
    community: 0,
    country: 'NL',
  };
  const template = await account.createWithPassword(draft, demoAccount.password);
  const owner = { userId: template.id, timeZone: 'UTC' };
  await unlessAborted(warm, signal);
  await wardrobe.seed(owner, await demoItems(clock));
  await profile.preferences.seed(template.id, demoTaste);
  for await (const { bytes, daysAgo } of drawDemoPhotos()) {
    signal.throwIfAborted();
    await analysis.seed(owner, bytes, plus(clock.now(), -daysAgo * dayMs)).catch((error) => {
      if (!(error instanceof AppError) || error.code !== 'no_outfit') throw error;
      log.error({ err: error }, 'no outfit was found in a demo photo');
    });
  }
  await demos.saveStamp(database.write, stampKey, stamp);
}

/** Waits for no longer than the signal allows. Throws its reason once it is aborted. */
function unlessAborted(promise: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
  return Promise.race([promise, aborted]);
}
