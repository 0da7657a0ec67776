import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TraitKind } from '@drape/contract/admin/admin-options';
import { z } from 'zod';
import { type Clock, dayMs, hourMs, minuteMs, plus } from '../../platform/clock.ts';
import type { TraitDayRow, TraitPersonRow } from '../../platform/database/admin-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RequestMeasures } from '../../platform/http/request-measures.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import * as figures from './figures-repository.ts';

export type Tally = {
  /** Counts what has come since, for a fraction of a second at most; what is left is the job's. */
  bringUpToDate(): Promise<void>;
  /** Analyses that no figure holds yet. */
  left(): Promise<number>;
};

type Dependencies = { database: Database; clock: Clock; jobs: Jobs; measures: RequestMeasures };

const atOnce = 100;
const patienceMs = 100;
/** Days on which somebody was active and hours of requests are forgotten after this. */
const keptDays = 400;

/** What counts as worn: a colour that covers at least a tenth of the clothes. */
const seenShare = 0.1;
const palette = z.array(z.object({ basic: z.string(), share: z.number() }));
const kind = z.object({ kind: z.string() });
const seen = z.object({
  evidence: z.object({
    regions: z.array(z.object({ label: z.string(), pattern: kind, texture: kind })).default([]),
  }),
});

function parsed<T>(schema: z.ZodType<T>, text: string | null): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** What an analysis saw, each once. */
function traitsOf({ palette: colours, result }: figures.Untallied): [TraitKind, string][] {
  const worn = (parsed(palette, colours) ?? []).filter(({ share }) => share >= seenShare);
  const regions = parsed(seen, result)?.evidence.regions ?? [];
  const distinct = (kind: TraitKind, values: string[]) =>
    [...new Set(values)].map((value): [TraitKind, string] => [kind, value]);
  return [
    ...distinct(
      'color',
      worn.map(({ basic }) => basic),
    ),
    ...distinct(
      'garment',
      regions.map(({ label }) => label),
    ),
    ...distinct(
      'pattern',
      regions.map(({ pattern }) => pattern.kind),
    ),
    ...distinct(
      'texture',
      regions.map(({ texture }) => texture.kind),
    ),
  ];
}

function traitRows(rows: readonly figures.Untallied[]): { days: TraitDayRow[]; people: TraitPersonRow[] } {
  const days = new Map<string, TraitDayRow>();
  const people = new Map<string, TraitPersonRow>();
  for (const row of rows)
    for (const [kind, value] of traitsOf(row)) {
      const ofDay = `${row.local_day} ${kind} ${value}`;
      const before = days.get(ofDay)?.analyses ?? 0;
      days.set(ofDay, { day: row.local_day, kind, value, analyses: before + 1 });
      const ofPerson = `${row.user_id} ${kind} ${value}`;
      const known = people.get(ofPerson)?.last_day ?? '';
      const last_day = known > row.local_day ? known : row.local_day;
      people.set(ofPerson, { user_id: row.user_id, kind, value, last_day });
    }
  return { days: [...days.values()], people: [...people.values()] };
}

function figureRows(rows: readonly figures.Untallied[]) {
  const byDay = Map.groupBy(rows, ({ local_day }) => local_day);
  return [...byDay].flatMap(([day, ofDay]) => [
    { day, name: 'analyses', value: ofDay.length },
    { day, name: 'scores', value: ofDay.reduce((sum, row) => sum + row.overall_score, 0) },
  ]);
}

/** Counts each analysis of a person once into the figures of its day; the row says whether it has been counted. */
function countSome({ database }: Dependencies): Promise<number> {
  return database.transaction(async (transaction) => {
    const rows = await figures.listUntallied(transaction, atOnce);
    if (rows.length === 0) return 0;
    const people = rows.filter((row) => row.kind === 'person');
    if (people.length > 0) {
      await figures.addFigures(transaction, figureRows(people));
      const activity = people.map(({ local_day: day, user_id }) => ({ day, user_id }));
      await figures.addActivity(transaction, activity);
      const traits = traitRows(people);
      if (traits.days.length > 0) await figures.addTraits(transaction, traits.days);
      if (traits.people.length > 0) await figures.noteTraitPeople(transaction, traits.people);
    }
    await figures.markTallied(
      transaction,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });
}

/** Notes what leaves no trace of its own: how many sessions and Pro users there are today. */
async function noteStanding({ database, clock }: Dependencies): Promise<void> {
  const now = clock.now();
  const day = now.toISOString().slice(0, 10);
  const since = plus(now, -dayMs).toISOString();
  const sessions = await figures.countSessions(database.read, since, now.toISOString());
  await figures.raiseFigure(database.write, { day, name: 'active_sessions', value: sessions });
  const pro = await figures.countPro(database.read);
  await figures.raiseFigure(database.write, { day, name: 'pro_users', value: pro });
}

/** The figures of the installation, kept by the day so that no page counts a hundred thousand rows. */
export function createTally(dependencies: Dependencies): Tally {
  const { database, clock, jobs, measures } = dependencies;
  jobs.repeat('admin.tally', minuteMs, async (_payload, progress) => {
    // The embedded database answers within the turn: without a pause nobody else would be served meanwhile.
    while ((await countSome(dependencies)) > 0) {
      await progress(0);
      await nextTurn();
    }
  });
  jobs.repeat('admin.note-standing', hourMs, () => noteStanding(dependencies));
  jobs.repeat('admin.forget-old', dayMs, async () => {
    const before = plus(clock.now(), -keptDays * dayMs);
    await figures.forgetActivityBefore(database.write, before.toISOString().slice(0, 10));
    await measures.forgetBefore(before);
  });
  return {
    async bringUpToDate() {
      const start = performance.now();
      while (performance.now() - start < patienceMs) {
        if ((await countSome(dependencies)) === 0) return;
        await nextTurn();
      }
    },
    left: () => figures.countUntallied(database.read),
  };
}
