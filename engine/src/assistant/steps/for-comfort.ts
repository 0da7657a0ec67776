import parts from '../../knowledge/assistant/body-parts.json' with { type: 'json' };
import { renderAbroad } from '../abroad/tell-abroad.ts';
import type { Answer, OutfitWish } from '../assistant-context.ts';
import { groupOf } from '../intent/intent-names.ts';
import { suggestOutfit, swapped } from '../tools/outfit-tools.ts';
import type { Turn } from '../turn/turn.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { phrasesIn } from '../understanding/phrases.ts';
import { readQuestion } from '../understanding/read-question.ts';

/** Where on the body a piece is worn, and how that place is called. */
const places = Object.entries(parts).map(([slot, words]) => ({ slot, isSaid: phrasesIn({ words }) }));
const hurts =
  /(?<!\p{L})(hurts?|hurting|sore|killing|ache\p{L}*|aching|swollen|blisters?|pain\p{L}*|broke\p{L}*|tired|weh|schmerz\p{L}*|tun|brennen|geschwollen|kaputt|blasen?|duele[nr]?|dolor\p{L}*|hinchad\p{L}*|ampollas?|mal|douleur|gonfl\p{L}*|ampoules?|vondt|verker|hovne|gnagsår)(?!\p{L})/iu;
const longest = 14;

/** "Not those, my feet hurt": another piece where it hurts, and the rest of the outfit stays. */
export async function forComfort(turn: Turn): Promise<Answer | undefined> {
  const { context, text, ground, wanted, memory } = turn;
  if (!memory?.outfit || text.includes('?') || text.split(/\s+/).length > longest) return undefined;
  const slot = places.find(({ isSaid }) => isSaid(text))?.slot;
  if (slot === undefined || !hurts.test(text) || ground.surely.length > 0) return undefined;
  if (groupOf(wanted.intent) === 'command' && wanted.probability > 0.6) return undefined;
  const { mentions } = readQuestion(ground.english, context.today);
  if (mentions.some((mention) => isKind(mention) && mention.role === 'wanted')) return undefined;
  const wish = swapped(memory, [slot]);
  if (!wish) return undefined;
  const answer = await easier(turn, wish, slot);
  if (!answer) return undefined;
  const { language, intent } = wanted;
  return language === 'en' ? answer : renderAbroad({ context, answer, intent, language });
}

/** First something to walk in, then whatever else there is, then with other things around it. */
async function easier(
  { context, memory }: Turn,
  wish: OutfitWish,
  slot: string,
): Promise<Answer | undefined> {
  const walking = { categories: ['shoes' as const], use: 'walking' as const };
  const tries = [...(slot === 'shoes' ? [{ ...wish, with: [walking] }] : []), wish, { ...wish, locked: [] }];
  for (const each of tries) {
    const answer = await suggestOutfit(context, each, memory?.outfit);
    if (answer.cards.length > 0) return answer;
  }
  return undefined;
}
