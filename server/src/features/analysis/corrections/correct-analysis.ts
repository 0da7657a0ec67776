import type { AnalysisCorrection, CorrectedGarment } from '@drape/contract/analysis/analysis';
import { correctionLimits } from '@drape/contract/analysis/worn-garment-options';
import { type JudgeContext, judge } from '@drape/engine/stylist/judging/judge';
import { correctLook, type WornItems } from '@drape/engine/stylist/worn/correct-look';
import type { Look } from '@drape/engine/vision/look';
import { AppError, invalidField, notFound } from '../../../platform/app-error.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { CommunityService } from '../../community/service.ts';
import type { TasteOf } from '../../profile/service.ts';
import type { WardrobeService } from '../../wardrobe/service.ts';
import type { Descriptions } from '../descriptions/descriptions.ts';
import { finalAnalysis } from '../judging/final-analysis.ts';
import { judgeContext } from '../judging/judge-context.ts';
import type { SeenByMonth } from '../judging/month-seen.ts';
import { outcomeColumns } from '../judging/outcome-columns.ts';
import { ownGarments } from '../judging/own-garments.ts';
import * as analyses from '../repository.ts';
import { confirmedItems } from './confirmed-items.ts';
import {
  lookAsRead,
  type Outcome,
  outcomeOf,
  type StoredCorrection,
  storedCorrection,
} from './stored-correction.ts';
import { wornAnswers } from './worn-answers.ts';

type Dependencies = {
  database: Database;
  community: Pick<CommunityService, 'recount'>;
  tasteOf: TasteOf;
  wardrobe: Pick<WardrobeService, 'items'>;
  seenByMonth: Pick<SeenByMonth, 'before'>;
  descriptions: Descriptions;
};

/** Writes what goes with a correction, in the same transaction. */
export type AfterCorrection = (transaction: Executor) => Promise<void>;

const sentences = {
  stale: 'This analysis was changed elsewhere in the meantime',
  notKept:
    "This analysis is from before garments were kept, so it can't be corrected. Analyze the photo again.",
  nothingToUndo: 'There is nothing to undo',
} as const;

/** Corrects the garments of an analysis and judges it from them, or goes one step back; the photo is not seen again. */
export function createCorrecting(dependencies: Dependencies) {
  const { database, community, tasteOf, wardrobe, seenByMonth, descriptions } = dependencies;

  async function contextOf(principal: Principal, row: analyses.ReadAnalysisRow): Promise<JudgeContext> {
    const [taste, seen, { items }] = await Promise.all([
      tasteOf(principal.userId),
      seenByMonth.before(new Date(row.created_at)),
      wardrobe.items.list(principal),
    ]);
    const around = { wardrobe: ownGarments(items), ...(seen ? { monthSeen: seen } : {}) };
    return judgeContext(row.local_day, preferencesOf(row), taste, around);
  }

  async function save(
    transaction: Executor,
    row: analyses.ReadAnalysisRow,
    look: Look,
    changed: { correction: StoredCorrection | undefined; outcome: Outcome },
  ): Promise<void> {
    const { correction, outcome } = changed;
    const kept = correction ? JSON.stringify(correction) : null;
    await analyses.saveOutcome(transaction, row.id, outcome, kept);
    const ids = { analysis_id: row.id, user_id: row.user_id };
    const answers = correction ? wornAnswers(ids, look, correction) : [];
    await analyses.replaceWornAnswers(transaction, row.id, answers);
    await descriptions.remove(transaction, row.id);
    await descriptions.renew(transaction, row.id);
    await community.recount(transaction, row.user_id);
  }

  return async (
    principal: Principal,
    id: string,
    change: AnalysisCorrection,
    alongside?: AfterCorrection,
  ): Promise<void> => {
    const seen = await analyses.findAnalysis(database.read, principal.userId, id);
    if (!seen || seen.deleted_at !== null) throw notFound('This analysis');
    const context = await contextOf(principal, seen);
    const before = storedCorrection(seen)?.items;
    const items = await confirmedItems(principal, wardrobe.items, change.garments ?? [], before);
    await database.transaction(async (transaction) => {
      const row = await analyses.findAnalysis(transaction, principal.userId, id);
      if (!row || row.deleted_at !== null) throw notFound('This analysis');
      if (row.version !== change.version) throw new AppError('conflict', sentences.stale);
      const look = lookAsRead(row);
      if (!look) throw new AppError('conflict', sentences.notKept);
      const correction = corrected(row, change.garments, items);
      const outcome = correction
        ? judged(look, correction, context)
        : (storedCorrection(row)?.original ?? outcomeOf(row));
      await save(transaction, row, look, { correction, outcome });
      await alongside?.(transaction);
    });
  };
}

/** The correction after a change; undefined where the analysis is again as it was read. */
function corrected(
  row: analyses.ReadAnalysisRow,
  garments: CorrectedGarment[] | null | undefined,
  items: WornItems,
): StoredCorrection | undefined {
  if (garments === null) return undefined;
  const now = storedCorrection(row);
  if (garments) {
    const before = now ? [...now.before, now.garments].slice(-correctionLimits.maxUndo) : [];
    return { garments, before, items, original: now?.original ?? outcomeOf(row) };
  }
  if (!now) throw new AppError('conflict', sentences.nothingToUndo);
  const last = now.before.at(-1);
  return last && { ...now, garments: last, before: now.before.slice(0, -1) };
}

function preferencesOf({ preferences }: analyses.ReadAnalysisRow): unknown {
  return preferences === null ? undefined : JSON.parse(preferences);
}

function judged(look: Look, correction: StoredCorrection, context: JudgeContext): Outcome {
  return outcomeColumns(finalAnalysis(judge(seenAs(look, correction), context), undefined));
}

function seenAs(look: Look, { garments, items }: StoredCorrection): Look {
  try {
    return correctLook(look, garments, items).look;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw invalidField(['body', 'garments'], error.message);
  }
}
