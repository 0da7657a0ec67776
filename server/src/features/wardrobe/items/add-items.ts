import { proMessages } from '@drape/contract/membership/tiers';
import type { CreateItemsBody, ReviewedItem } from '@drape/contract/wardrobe/wardrobe';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { type ParsedItems, parseItems } from '@drape/engine/stylist/item-text/parse-items';
import type { LanguageModels } from '../../../platform/ai/model-port.ts';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import { type Clock, plus } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import { newId } from '../../../platform/ids.ts';
import { type Pictures, presentDraft, presentItem } from '../presenter.ts';
import { asCorrectedBefore, type Learned, learn, learnedOf } from '../reading/learned-readings.ts';
import { createModelGuesses } from '../reading/model-guesses.ts';
import { readFields } from '../reading/read-fields.ts';
import * as rows from '../repository.ts';
import { sentences, tooManyAtOnce } from '../sentences.ts';
import type { ActiveItems } from './active-items.ts';
import { chosenFields } from './corrections.ts';
import { newItemRow } from './item-columns.ts';
import { requireRoom } from './item-limit.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  pictures: Pictures;
  kept: ActiveItems;
  models: LanguageModels;
};

type NewRow = { fields: ReviewedItem; corrected: readonly string[] };

const most = wardrobeLimits.maxItemsAtOnce;
/** Beside its items a text has headings and blank lines; with more lines than this it has too many items as well. */
const mostLines = 3 * most;

function readBounded(text: string): ParsedItems {
  const tooMany = (count: number) =>
    invalidField(['body', 'description'], tooManyAtOnce(count, most), 'too_many');
  const lines = text.match(/^.*\S/gm)?.length ?? 0;
  if (lines > mostLines) throw tooMany(lines);
  const parsed = parseItems(text);
  if (parsed.items.length > most) throw tooMany(parsed.items.length);
  return parsed;
}

function readText(text: string, learned: Learned): NewRow[] {
  const { items } = readBounded(text);
  if (items.length === 0) throw invalidField(['body', 'description'], sentences.nothingRead, 'nothing_read');
  return items.map((read) => ({ fields: readFields(asCorrectedBefore(read, learned).read), corrected: [] }));
}

/** Items from a text, from reviewed drafts, or one from a form; all of them or none. */
export function createAddItems({ database, clock, pictures, kept, models }: Dependencies) {
  const withModelGuesses = createModelGuesses(models);

  async function add(principal: Principal, items: readonly NewRow[]): Promise<WardrobeItem[]> {
    const { userId } = principal;
    const now = clock.now();
    // The first of a list is the newest, so that the wardrobe shows a list in its own order.
    const added = items.map(
      ({ fields: { corrected: _corrected, words: _words, ...fields }, corrected }, index) =>
        newItemRow(newId(), userId, plus(now, -index), fields, corrected),
    );
    const clothes = added.filter(({ status }) => status !== 'to_check');
    await database.transaction(async (transaction) => {
      requireRoom(kept.allowanceOf(principal), await rows.countItems(transaction, userId), clothes.length);
      await rows.insertItems(transaction, added);
      await learn(
        transaction,
        userId,
        items.map(({ fields }) => fields),
        now,
      );
    });
    return added.map((row) => presentItem(row, [], pictures));
  }

  return {
    async parse({ userId, kind }: Principal, text: string) {
      const { items: all, ignored } = readBounded(text);
      const learned = await learnedOf(database.read, userId);
      const known = all.map((item) => asCorrectedBefore(item, learned));
      const guessed = await withModelGuesses(
        { userId, kind },
        known.map(({ read }) => read),
      );
      const items = guessed.map((read, index) => presentDraft(read, known[index]?.fields, pictures));
      return { items, total: items.length, ignored };
    },
    async create(principal: Principal, { items, ...form }: CreateItemsBody) {
      if (!items && form.category !== undefined) {
        if (!principal.isPro) throw new AppError('pro_required', proMessages.detailedForm);
        const fields = { ...form, category: form.category, description: form.description?.trim() ?? '' };
        const [item] = await add(principal, [{ fields, corrected: chosenFields(fields) }]);
        if (item) return item;
      }
      const reviewed = items?.map((fields) => ({ fields, corrected: fields.corrected ?? [] }));
      const created = await add(
        principal,
        reviewed ?? readText(form.description ?? '', await learnedOf(database.read, principal.userId)),
      );
      return { items_created: created.length, items: created };
    },
  };
}
