import type { Answer } from '../assistant-context.ts';
import { answeredQuestion } from '../turn/answered.ts';
import type { Turn } from '../turn/turn.ts';
import { matchItems, traitsOf } from '../understanding/mentions/match-items.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { readQuestion } from '../understanding/read-question.ts';

const fewWords = 7;
/** "A different top", "andere Schuhe", in the five languages. */
const another =
  /(?<!\p{L})(?:different|other|another|else|andere[nrsm]?|otr[oa]s?|autres?|annen|annet|andre)(?!\p{L})/iu;

/** "And a different top", after an outfit: another one in its place, and no list of tops. */
export async function otherOfKind(turn: Turn): Promise<Answer | undefined> {
  const { context, text, memory, ground, wanted } = turn;
  const ids = memory?.outfit?.itemIds;
  if (!ids || text.split(/\s+/).length > fewWords || !another.test(text)) return undefined;
  if (ground.event ?? ground.days) return undefined;
  const kinds = readQuestion(ground.english, context.today).mentions.filter(isKind);
  const worn = (await context.items()).filter(({ id }) => ids.includes(id));
  const [kind, ...more] = kinds;
  const isWorn = kind && matchItems(worn, kind.filter).some((item) => traitsOf(item).slots.length > 0);
  if (!isWorn || more.length > 0) return undefined;
  const intent = 'other' as const;
  return answeredQuestion({
    ...turn,
    wanted: { ...wanted, intent, probability: 1, ranked: [{ intent, probability: 1 }] },
  });
}
