import { type MonthSeen, trendFeatures } from '@drape/engine/stylist/judging/month-seen';
import type { Look } from '@drape/engine/vision/look';
import type { Database } from '../../../platform/database/database.ts';
import * as trends from './trends-repository.ts';

export type SeenByMonth = {
  /** Counts an outfit of a person for the month of a moment, in UTC. */
  count(userId: string, at: Date, look: Look): Promise<void>;
  /** What the whole month before a moment saw; undefined where it saw nothing. */
  before(at: Date): Promise<MonthSeen | undefined>;
};

/** The features under which the outfits themselves and the people are counted. */
const outfits = 'outfits';
const people = 'people';

/** What the analyses of each month saw, counted as they are made. */
export function createSeenByMonth({ database }: { database: Database }): SeenByMonth {
  return {
    async count(userId, at, look) {
      const month = monthOf(at);
      const isNew = await trends.notePerson(database.write, month, userId);
      const once = isNew ? [outfits, people] : [outfits];
      await trends.countFeatures(database.write, month, [...once, ...trendFeatures(look)]);
    },
    async before(at) {
      const month = monthOf(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1)));
      const rows = await trends.listCounts(database.read, month);
      const counts = Object.fromEntries(rows.map(({ feature, count }) => [feature, count]));
      const { [outfits]: total = 0, [people]: worn = 0, ...features } = counts;
      if (total === 0) return undefined;
      return { month, outfits: total, people: worn, counts: features };
    },
  };
}

function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7);
}
