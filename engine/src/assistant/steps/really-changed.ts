import { renderAbroad } from '../abroad/tell-abroad.ts';
import type { Answer, AssistantItem } from '../assistant-context.ts';
import { namedBy, withNamed } from '../conversation/put-into-outfit.ts';
import type { IntentName } from '../intent/intent-names.ts';
import { say } from '../say.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import { refusesThem } from '../turn/by-name.ts';
import type { Turn } from '../turn/turn.ts';
import { matchItems, traitsOf } from '../understanding/mentions/match-items.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { readQuestion } from '../understanding/read-question.ts';

const changing = /^(casual|dressy|warmer|cooler|without|with|recolor|other)$/;

/** Which piece stands most against a wish: the dressiest where it should be more casual, the thinnest where it should be warmer. */
const against: Partial<Record<IntentName, (item: AssistantItem) => number>> = {
  casual: (item) => traitsOf(item).formality,
  dressy: (item) => -traitsOf(item).formality,
  warmer: (item) => -traitsOf(item).clo,
  cooler: (item) => traitsOf(item).clo,
};
const inMainPlaces = /^(top|bottom|dress|mid|outer|shoes)$/;

/**
 * A wish that leaves an outfit as it was is taken seriously once more: without the piece that stands most against it.
 * Where that finds nothing else either, the outfit is shown with a word on that, not as if it were new.
 */
export async function reallyChanged(turn: Turn, answer: Answer): Promise<Answer> {
  const { context, wanted, memory } = turn;
  const { intent, language } = wanted;
  const [now, then] = [answer.memory.outfit?.itemIds, memory?.outfit?.itemIds];
  const isSame =
    sameIds(now, then) ||
    (isLevel.test(intent) && sameIds(await mainOf(turn, now), await mainOf(turn, then)));
  if (!isSame || !changing.test(intent) || answer.cards.every(({ kind }) => kind !== 'outfit')) return answer;
  const other = await withoutTheWorst(turn, answer);
  if (other) return language === 'en' ? other : renderAbroad({ context, answer: other, intent, language });
  if (!sameIds(now, then)) return answer;
  const put = intent === 'without' ? undefined : await withNamed(turn, await namedBy(turn));
  if (put) return put;
  if (await isInIt(turn, now)) return { ...answer, text: say('already_in_it', language, '') };
  return { ...answer, text: say(intent === 'without' ? 'not_in_it' : 'same_outfit', language, '') };
}

/** "Mum wants me in a dress", where the outfit has one already: the wish is met. */
async function isInIt({ context, ground, text }: Turn, worn: readonly string[] = []): Promise<boolean> {
  if (refusesThem(text)) return false;
  const items = (await context.items()).filter(({ id }) => worn.includes(id));
  const named = ground.items.filter(({ id }) => worn.includes(id));
  const kinds = readQuestion(ground.english, context.today).mentions.filter(isKind);
  const isKindWorn = kinds.length > 0 && kinds.every(({ filter }) => matchItems(items, filter).length > 0);
  return named.length > 0 || isKindWorn;
}

/** Fewer earrings make an outfit no less dressy. */
const inMiddle = /^(top|bottom|dress|mid|shoes)$/;
const isLevel = /^(casual|dressy)$/;

async function mainOf({ context }: Turn, ids: readonly string[] | undefined): Promise<string[] | undefined> {
  if (!ids) return undefined;
  const own = await context.items();
  return own
    .filter((item) => ids.includes(item.id) && inMiddle.test(traitsOf(item).slots[0] ?? ''))
    .map(({ id }) => id);
}

function sameIds(now: readonly string[] | undefined, then: readonly string[] | undefined): boolean {
  return now !== undefined && then !== undefined && [...now].sort().join() === [...then].sort().join();
}

async function withoutTheWorst(
  { context, wanted, memory }: Turn,
  answer: Answer,
): Promise<Answer | undefined> {
  const measure = against[wanted.intent];
  const wish = answer.memory.wish ?? memory?.wish;
  const ids = memory?.outfit?.itemIds;
  if (!measure || !wish || !ids) return undefined;
  const worn = (await context.items()).filter(
    (item) => ids.includes(item.id) && inMainPlaces.test(traitsOf(item).slots[0] ?? ''),
  );
  const ranked = worn.filter(({ id }) => !wish.locked.includes(id)).sort((a, b) => measure(b) - measure(a));
  for (const worst of ranked.slice(0, 2)) {
    const next = { ...wish, locked: [], excluded: [...wish.excluded, worst.id], turn: 0 };
    const found = await suggestOutfit(context, next, memory.outfit);
    if (found.cards.length > 0 && !sameIds(found.memory.outfit?.itemIds, ids)) return found;
  }
  return undefined;
}
