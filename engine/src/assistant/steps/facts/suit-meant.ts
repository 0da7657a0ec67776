import type { AssistantItem, Memory } from '../../assistant-context.ts';
import { isWeakWord, namingWords } from '../../turn/own-names.ts';
import { traitsOf } from '../../understanding/mentions/match-items.ts';

/** Words for two pieces that are worn as one, in the five languages; "dress" is a suit in Norwegian alone. */
const suit =
  /(?<!\p{L})(?:suit|two[ -]?piece|pant ?suit|trouser suit|co-?ord|anzug|hosenanzug|kostüm|traje|traje de chaqueta|costume|tailleur|dressen)(?!\p{L})/iu;
const ofSuit = /(?<!\p{L})(?:suit|anzug\p{L}*|traje|costume|tailleur|dress\p{L}*)(?!\p{L})/iu;
const isJacket =
  /jacket|blazer|jacke|sakko|blazer|americana|chaqueta|veste|jakke|waistcoat|weste|chaleco|gilet|vest/iu;

/** Whether a message speaks of a suit. */
export function saysSuit(text: string): boolean {
  return suit.test(text);
}

/** The jacket and the trousers or skirt that "the suit" means: one cloth and name, those spoken of first. */
export function suitMeant(
  text: string,
  items: readonly AssistantItem[],
  memory: Memory | undefined,
): AssistantItem[] {
  if (!saysSuit(text)) return [];
  const jackets = items.filter(
    (item) => isJacket.test(item.description) && /^(?:mid|outer|top)$/.test(traitsOf(item).slots[0] ?? ''),
  );
  const sets = jackets.flatMap((jacket) => {
    const rest = items.filter((item) => item !== jacket && belongs(item, jacket));
    return rest.some((item) => traitsOf(item).slots[0] === 'bottom') ? [[jacket, ...rest]] : [];
  });
  const spoken = new Set([
    ...(memory?.focus?.itemIds ?? []),
    ...(memory?.shown ?? []),
    ...(memory?.recent ?? []),
    ...(memory?.outfit?.itemIds ?? []),
  ]);
  const said = namingWords(text);
  const score = (set: readonly AssistantItem[]) =>
    4 *
      set.filter((item) =>
        namingWords(item.description).some((word) => said.includes(word) && !ofSuit.test(word)),
      ).length +
    2 * set.filter(({ id }) => spoken.has(id)).length +
    set.filter(({ description }) => ofSuit.test(description)).length;
  const [best] = [...sets].sort((a, b) => score(b) - score(a));
  return best ?? [];
}

/** Trousers, a skirt, or a waistcoat of the same color that share a word of the name that is no color. */
function belongs(item: AssistantItem, jacket: AssistantItem): boolean {
  const [slot = ''] = traitsOf(item).slots;
  const isPart =
    slot === 'bottom' || (/waistcoat|weste|chaleco|gilet|vest/iu.test(item.description) && slot !== 'outer');
  if (!isPart || item.colour !== jacket.colour) return false;
  const own = namingWords(jacket.description).filter((word) => !isWeakWord(word) && !isJacket.test(word));
  return namingWords(item.description).some(
    (word) => own.includes(word) || (ofSuit.test(word) && own.some((each) => ofSuit.test(each))),
  );
}
