import type { Answer } from '../../assistant-context.ts';
import { sumOf } from '../../intent/decide.ts';
import { matchWith } from '../../tools/pair-tools.ts';
import type { Turn } from '../../turn/turn.ts';
import { matchItems } from '../../understanding/mentions/match-items.ts';
import { isKind } from '../../understanding/mentions/mention-filters.ts';
import { kindOnly } from '../../understanding/read-qualities.ts';
import { readQuestion } from '../../understanding/read-question.ts';

const opens =
  /^\W*(?:(?:ok(?:ay)?|so|oh|na|ja)\W+)*(?:and|und|y|et|og|or|oder|what about|how about|was ist mit|qué tal|et avec)(?!\p{L})/iu;
const asksTogether = /^(?:pair|match|with|again|outfit_with|suits|compare)$/;
/** From here the reading may be a question of what goes with something. House rule. */
const likely = 0.4;
const fewWords = 7;

/** "And with a skirt?", after what a cardigan goes with: pieces of that kind to go with it. English alone. */
export async function goesWithKind({
  context,
  text,
  ground,
  wanted,
  memory,
}: Turn): Promise<Answer | undefined> {
  const { language } = wanted;
  if (language !== 'en' || memory?.tool !== 'match_items' || !context.hasWardrobe) return undefined;
  if (!opens.test(text) || text.split(/\s+/).length > fewWords || ground.surely.length > 0) return undefined;
  if (sumOf(wanted, (intent) => asksTogether.test(intent)) < likely) return undefined;
  const [kind, ...others] = readQuestion(ground.english, context.today).mentions.filter(isKind);
  const ids = memory.anchors ?? memory.focus?.itemIds ?? [];
  const own = await context.items();
  const anchors = own.filter(({ id }) => ids.includes(id));
  if (!kind || others.length > 0 || anchors.length === 0) return undefined;
  const found = matchItems(own, kindOnly(kind.filter));
  return found.length > 0 ? matchWith(anchors, found, undefined, kind.filter.noun ?? 'pieces') : undefined;
}
