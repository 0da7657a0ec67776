import type { Answer } from '../assistant-context.ts';
import { commandAnswer } from '../commands/run-command.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import type { Turn } from '../turn/turn.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { changedWish } from '../understanding/wish.ts';

const takes =
  /^\W*(?:(?:ok(?:ay)?|gut|ja|yes|yeah|fine|great|then|dann|also|vale|bien|oui|ja|greit|da)\W+)+(?:i.?ll (?:wear|take) )?(?:that(?: one| then)?|this one|it|them|those|with (?:that|it|those)|das|den|die|damit|ese|esa|eso|con eso|ça|celle-là|celui-là|avec ça|den|det|med den)(?:\s+(?:then|dann|then please|bitte|please|alors|da))?\W*$/iu;

/** "Ok then that", after whether a dress would do: the outfit with it, offered to be planned. */
export async function takesAsked(turn: Turn): Promise<Answer | undefined> {
  const { context, text, memory } = turn;
  if (memory?.tool !== 'suits' || !memory.outfit || !memory.wish || !takes.test(text)) return undefined;
  const items = await context.items();
  const item = items.find(({ id, available }) => id === memory.shown[0] && available);
  if (!item) return undefined;
  const slots = new Set<string>(traitsOf(item).slots);
  const isBody = slots.has('dress');
  const stay = memory.outfit.itemIds.filter((id) => {
    const own = items.find((each) => each.id === id);
    const slot = own && traitsOf(own).slots[0];
    return slot !== undefined && !slots.has(slot) && !(isBody && /^(top|mid|bottom|dress)$/.test(slot));
  });
  const wish = memory.wish;
  const near = await suggestOutfit(
    context,
    changedWish(wish, { locked: [item.id, ...stay], with: [] }),
    memory.outfit,
  );
  const found =
    near.cards.length > 0
      ? near
      : await suggestOutfit(context, changedWish(wish, { locked: [item.id], with: [] }), memory.outfit);
  if (found.cards.length === 0) return undefined;
  return commandAnswer({
    ...turn,
    text: '',
    english: '',
    memory: found.memory,
    wanted: { ...turn.wanted, intent: 'outfit_plan' },
  });
}
