import type { DiaryEntry, DiaryItem, WornInPhoto } from '@drape/contract/outfits/diary';
import type { Principal } from '../../platform/http/mount.ts';
import type { WornLook } from '../analysis/service.ts';
import { namedItems, presentDiaryItem, presentEntry } from './presenter.ts';
import * as diary from './repository.ts';
import type { DiaryBounds, DiaryDependencies, DiaryPage } from './service.ts';

/** Entries and days as they are shown, with the items that they name. */
export function createDiaryReading({ database, analysis, wardrobe }: DiaryDependencies) {
  const { wornLooks } = analysis;

  async function itemsOf(principal: Principal, ids: Iterable<string>): Promise<DiaryItem[]> {
    const found = await wardrobe.items.some(principal, ids);
    return [...found.values()].map(presentDiaryItem);
  }

  async function presentAll({ userId }: Principal, looks: readonly WornLook[]): Promise<DiaryEntry[]> {
    const ids = looks.map(({ id }) => id);
    const [worn, notMine, owned] = await Promise.all([
      diary.listDiaryWears(database.read, userId, ids),
      diary.listNotMine(database.read, userId, ids),
      wardrobe.garments(userId),
    ]);
    return looks.map((look) => {
      const ofLook = ({ analysis_id }: { analysis_id: string }) => analysis_id === look.id;
      return presentEntry(look, {
        matches: wornLooks.matches(look, owned),
        worn: new Set(worn.filter(ofLook).map(({ item_id }) => item_id)),
        notMine: new Set(notMine.filter(ofLook).map(({ region }) => region)),
      });
    });
  }

  return {
    async find(principal: Principal, id: string): Promise<WornInPhoto> {
      const look = await wornLooks.find(principal.userId, id);
      const entries = await presentAll(principal, [look]);
      const [entry] = entries;
      if (!entry) throw new RangeError('An analysis without an entry');
      return { ...entry, items: await itemsOf(principal, namedItems(entries)) };
    },
    async days(principal: Principal, { limit, ...bounds }: DiaryBounds): Promise<DiaryPage> {
      const { userId } = principal;
      const [found, total] = await Promise.all([
        diary.listDays(database.read, userId, bounds, limit + 1),
        diary.countDays(database.read, userId, bounds),
      ]);
      const dates = found.slice(0, limit);
      const [latest, earliest] = [dates[0], dates.at(-1)];
      if (latest === undefined || earliest === undefined) return { days: [], items: [], total, next: null };
      const [looks, log] = await Promise.all([
        wornLooks.on(userId, dates),
        diary.listWornBetween(database.read, userId, earliest, latest),
      ]);
      const entries = await presentAll(principal, looks);
      const items = await itemsOf(principal, [...namedItems(entries), ...log.map(({ item_id }) => item_id)]);
      const kept = new Set(items.map(({ id }) => id));
      const days = dates.map((date) => ({
        date,
        entries: entries.filter((entry) => entry.date === date),
        worn: log
          .filter(({ day, item_id }) => day === date && kept.has(item_id))
          .map(({ item_id }) => item_id),
      }));
      return { days, items, total, next: found[limit] ?? null };
    },
  };
}
