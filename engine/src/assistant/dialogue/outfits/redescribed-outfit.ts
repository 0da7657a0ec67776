import type { Answer, AssistantItem } from '../../assistant-context.ts';
import { traitsOf } from '../../understanding/mentions/match-items.ts';
import { isWet } from '../../understanding/read-uses.ts';
import { changedWish } from '../../understanding/wish.ts';
import { englishOf } from '../../wishes/command-of-wish.ts';
import { saidAs, type Wish } from '../../wishes/read-wishes.ts';
import type { Scene } from '../scene.ts';
import { planned, shownOrOffered } from './outfit-answer.ts';
import { directed } from './outfit-wished.ts';
import type { ShownOutfit } from './shown-outfit.ts';

/** "Nah, wore that last year. Something a bit smart", "what if it chucks it down": another outfit for the same, as it is described. */
export async function redescribedOutfit(
  scene: Scene,
  shown: ShownOutfit,
  wish: Wish,
): Promise<Answer | undefined> {
  const { text, language } = scene;
  const rains = isWet(englishOf(text, language).toLowerCase());
  const isDescribed = saidAs(wish, 'how').length > 0;
  if (!rains && !isDescribed) return undefined;
  const set = turnedDown.test(text) ? mainPieces(shown.worn) : [];
  const next = changedWish(shown.wish, {
    excluded: [...shown.wish.excluded, ...set.map(({ id }) => id)],
    ...(rains ? { rain: true as const } : {}),
  });
  return shownOrOffered(scene, shown, await planned(scene, directed(scene, wish, next), shown.outfit));
}

/** What turns an outfit down before something else is described. */
const turnedDown =
  /^\W*(?:(?:hm+|ugh|ok|well|but)\W+)*(?:nah|no|nope|not (?:that|those|it|this)|nee?|nein|non|nei)(?!\p{L})|(?<!\p{L})(?:(?:i )?wore (?:that|it|this|those)|hatte ich (?:\p{L}+ )?an|ya me l[oa] puse|je l['’]ai (?:déjà )?(?:mis|porté)|hadde den på)(?!\p{L})/iu;

/** What an outfit is known by: what was seen of it last time. */
function mainPieces(worn: readonly AssistantItem[]): AssistantItem[] {
  const above = worn.filter((item) => /^(?:top|mid|dress)$/.test(traitsOf(item).slots[0] ?? ''));
  return above.slice(-1);
}
