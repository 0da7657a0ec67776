import type { CalendarFeed } from '@drape/contract/calendar/calendar-file';
import { calendarLimits as most } from '@drape/contract/calendar/calendar-options';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { AccessLog } from '../../platform/backup/access-log.ts';
import { type Clock, dayMs, localDay, plus } from '../../platform/clock.ts';
import { newToken, type Secrets, sha256 } from '../../platform/crypto.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CalendarFeedRow } from '../../platform/database/planning-rows.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { CalendarService } from '../calendar/service.ts';
import type { OutfitService } from '../outfits/service.ts';
import { feedFile } from './feed-file.ts';
import { plannedOutfits } from './planned-outfits.ts';
import * as feeds from './repository.ts';

export type CalendarFeedService = {
  find(principal: Principal): Promise<CalendarFeed>;
  /** A new address; an earlier one is worth nothing from then on. */
  renew(principal: Principal): Promise<CalendarFeed>;
  remove(principal: Principal): Promise<{ id: string }>;
  /** The file behind a token. Throws `not_found` for one that opens nothing. */
  file(token: string): Promise<string>;
};

type Dependencies = {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  publicUrl: string;
  accessLog: AccessLog;
  calendar: Pick<CalendarService, 'list'>;
  outfits: Pick<OutfitService, 'between'>;
};

const purpose = 'calendar feed';
const nothing: CalendarFeed = { url: null, created_at: null, expires_at: null };

function endOf(createdAt: string): string {
  return plus(new Date(createdAt), most.feedDays * dayMs).toISOString();
}

export function createCalendarFeed(dependencies: Dependencies): CalendarFeedService {
  const { database, clock, secrets, publicUrl, accessLog, calendar, outfits } = dependencies;

  function present(row: CalendarFeedRow): CalendarFeed {
    try {
      const token = secrets.decrypt(purpose, row.token);
      const { created_at } = row;
      const url = `${publicUrl}/api/calendar/feed/${token}.ics`;
      return { url, created_at, expires_at: endOf(created_at) };
    } catch {
      // Another APP_SECRET has encrypted it; a new address can be made.
      return nothing;
    }
  }

  async function ownerOf(token: string): Promise<Principal> {
    const owner = await feeds.findFeedOwner(database.read, sha256(token));
    if (!owner || endOf(owner.created_at) <= clock.now().toISOString()) throw notFound('This calendar');
    const { id: userId, role, kind, pro, trial_ends_at, time_zone: timeZone } = owner;
    const membership = { pro, role, trial_ends_at };
    const { access_renewed_at: accessRenewedAt } = owner;
    return { userId, role, kind, isPro: false, membership, tokenHash: '', timeZone, accessRenewedAt };
  }

  return {
    async find({ userId }) {
      const row = await feeds.findFeed(database.read, userId);
      return row && endOf(row.created_at) > clock.now().toISOString() ? present(row) : nothing;
    },
    async renew({ userId, kind }) {
      if (kind !== 'person')
        throw new AppError('conflict', 'The demo account has no private calendar address');
      const token = newToken();
      const row = {
        user_id: userId,
        token_hash: sha256(token),
        token: secrets.encrypt(purpose, token),
        created_at: clock.now().toISOString(),
      };
      await feeds.saveFeed(database.write, row);
      await accessLog.note(userId, { endedFeed: true });
      return present(row);
    },
    async remove({ userId }) {
      await feeds.deleteFeed(database.write, userId);
      await accessLog.note(userId, { endedFeed: true });
      return { id: userId };
    },
    async file(token) {
      const owner = await ownerOf(token);
      const { timeZone } = owner;
      const now = clock.now();
      const [from, to] = [plus(now, -most.feedPastDays * dayMs), plus(now, most.feedAheadDays * dayMs)];
      const [first, last] = [localDay(from, timeZone), localDay(to, timeZone)];
      const plans = await outfits.between(owner, [first, last]);
      const window = { startDate: from.toISOString(), endDate: to.toISOString(), limit: most.maxFeedEvents };
      const { events } = await calendar.list(owner, window);
      return feedFile(plannedOutfits(plans, events, timeZone), publicUrl);
    },
  };
}
