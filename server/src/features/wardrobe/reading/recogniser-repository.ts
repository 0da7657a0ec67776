import type { Executor } from '../../../platform/database/database.ts';
import type { RecogniserAnswerRow } from '../../../platform/database/wardrobe-rows.ts';

export async function insertAnswer(db: Executor, row: RecogniserAnswerRow): Promise<void> {
  await db.insertInto('recogniser_answers').values(row).execute();
}

export type AnswerCount = { said: string; kept: string; count: number; confidence: number };

/**
 * How often each category that the recogniser said stands beside each that people keep, with the sum of what it
 * thought of its own certainty, in hundredths. Items in the bin and those of demo visitors are left out.
 */
export async function countAnswers(db: Executor): Promise<AnswerCount[]> {
  const rows = await db
    .selectFrom('recogniser_answers')
    .innerJoin('wardrobe_items', 'wardrobe_items.id', 'recogniser_answers.item_id')
    .innerJoin('users', 'users.id', 'recogniser_answers.user_id')
    .select(['recogniser_answers.category as said', 'wardrobe_items.category as kept'])
    .select((select) => [
      select.fn.countAll().as('count'),
      select.fn.sum('recogniser_answers.confidence_hundredths').as('confidence'),
    ])
    .where('users.kind', '=', 'person')
    .where('wardrobe_items.deleted_at', 'is', null)
    .groupBy(['recogniser_answers.category', 'wardrobe_items.category'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count), confidence: Number(row.confidence) }));
}

/** The same of the garments in analyses that people corrected. */
export async function countWornAnswers(db: Executor): Promise<AnswerCount[]> {
  const rows = await db
    .selectFrom('worn_answers')
    .innerJoin('users', 'users.id', 'worn_answers.user_id')
    .select(['worn_answers.said', 'worn_answers.kept'])
    .select((select) => [
      select.fn.countAll().as('count'),
      select.fn.sum('worn_answers.confidence_hundredths').as('confidence'),
    ])
    .where('users.kind', '=', 'person')
    .groupBy(['worn_answers.said', 'worn_answers.kept'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count), confidence: Number(row.confidence) }));
}
