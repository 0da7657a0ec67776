import { followUp } from './follow-up.ts';
import type { Language } from './intent/intent-names.ts';
import { suggestOutfit } from './outfit-tools.ts';
import { readQuestion, withOwnBrands } from './read-question.ts';
import { say } from './say.ts';
import { constraintsOf } from './wish.ts';
import type { Answer, Memory, World } from './world.ts';

const most = 3;

/** "3 options", "a few more with my white sneakers": several outfits at once for the wish of the last one. */
export async function outfitOptions(
  world: World,
  english: string,
  memory: Memory,
  language: Language,
): Promise<Answer | undefined> {
  if (!memory.wish || !memory.outfit) return undefined;
  const question = withOwnBrands(readQuestion(english, world.today), await world.items());
  const said = constraintsOf(question);
  const isChanged = said.with.length + said.without.length > 0;
  const asked = { world, question, items: await world.items() };
  const changed = isChanged ? await followUp(asked, memory) : undefined;
  const wish = changed?.memory.wish ?? memory.wish;
  const first = changed ? 0 : wish.turn + 1;
  const found: Answer[] = [];
  for (let turn = first; turn < first + most + 1 && found.length < most; turn++) {
    const answer = await suggestOutfit(world, { ...wish, turn });
    const worn = answer.memory.outfit?.itemIds.join();
    const isNew = found.every(({ memory: each }) => each.outfit?.itemIds.join() !== worn);
    if (worn !== undefined && isNew) found.push(answer);
  }
  const [best] = found;
  if (!best) return undefined;
  return { ...best, text: say('several', language, english), cards: found.flatMap(({ cards }) => cards) };
}
