import { followUp } from './follow-up.ts';
import type { Language } from './intent/intent-names.ts';
import { suggestOutfit } from './outfit-tools.ts';
import { readQuestion, withOwnBrands } from './read-question.ts';
import { say } from './say.ts';
import { constraintsOf, wishOf } from './wish.ts';
import type { Answer, Memory, OutfitWish, World } from './world.ts';

const most = 3;

/** "3 options", "a few more with my white sneakers": several outfits at once for the wish of the last one. */
export async function outfitOptions(
  world: World,
  english: string,
  memory: Memory | undefined,
  language: Language,
): Promise<Answer | undefined> {
  const items = world.hasWardrobe ? await world.items() : [];
  if (items.length === 0) return undefined;
  const question = withOwnBrands(readQuestion(english, world.today), items);
  if (!memory?.wish || !memory.outfit) return severalOf(world, await wishOf(world, question), 0, language);
  const said = constraintsOf(question);
  const isChanged = said.with.length + said.without.length > 0;
  const asked = { world, question, items };
  const changed = isChanged ? await followUp(asked, memory) : undefined;
  const wish = changed?.memory.wish ?? memory.wish;
  return severalOf(world, wish, changed ? 0 : wish.turn + 1, language);
}

async function severalOf(
  world: World,
  wish: OutfitWish,
  first: number,
  language: Language,
): Promise<Answer | undefined> {
  const found: Answer[] = [];
  for (let turn = first; turn < first + most + 1 && found.length < most; turn++) {
    const answer = await suggestOutfit(world, { ...wish, turn });
    const worn = answer.memory.outfit?.itemIds.join();
    const isNew = found.every(({ memory: each }) => each.outfit?.itemIds.join() !== worn);
    if (worn !== undefined && isNew) found.push(answer);
  }
  const [best] = found;
  if (!best) return undefined;
  return { ...best, text: say('several', language, wish.title), cards: found.flatMap(({ cards }) => cards) };
}
