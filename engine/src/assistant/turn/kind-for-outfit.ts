import { itemNames, tell } from '../commands/command-words.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { itemsCard } from '../tools/find-tools.ts';
import { weighPieces } from '../tools/weigh-pieces.ts';
import { matchItems } from '../understanding/match-items.ts';
import { isKind } from '../understanding/mention-filters.ts';
import { readQuestion } from '../understanding/read-question.ts';
import type { Answer } from '../world.ts';
import type { Turn } from './turn.ts';

/** So few words ask for one kind of thing to go with the outfit that is shown. */
const fewWords = 8;
const mostTold = 4;
/** "And shoes?" */
const isBare =
  /^\W*(?:and|und|y|et|og)\s+(?!with|without|in|if|mit|ohne|con|sin|avec|sans|med|uten)(?:(?:the|my|die|der|das|los|las|les|de)\s+)?\p{L}{3,20}\?\s*$/iu;
const asksFact =
  /(?<!\p{L})(cost|worn|wear last|when|how (?:many|much|often)|wann|wie (?:viele|oft)|gekostet)(?!\p{L})/iu;

/** "What shoes then", "und welcher Schal?": the pieces of one kind, by how well they go with the outfit that is shown. */
export async function kindForOutfit({
  world,
  text,
  ground,
  memory,
  wanted,
}: Turn): Promise<Answer | undefined> {
  const { outfit, wish } = memory ?? {};
  if (!memory || !outfit || !wish || !world.hasWardrobe || text.split(/\s+/).length > fewWords)
    return undefined;
  const senses = sensedWords(text.toLowerCase()).flatMap((word) => word.senses);
  const { mentions } = readQuestion(ground.english, world.today);
  const [kind, ...more] = mentions.filter((mention) => isKind(mention) && mention.role !== 'refused');
  const isAsked = (senses.includes('ask_what') || isBare.test(text)) && !asksFact.test(text);
  if (!kind || more.length > 0 || !isAsked || ground.surely.length > 0) return undefined;
  const own = (await world.items()).filter(({ available }) => available);
  const found = matchItems(own, kind.filter);
  if (found.length === 0) return undefined;
  const plain = { ...wish, with: [], without: [], locked: [], excluded: [], turn: 0 };
  const weighed = (await weighPieces(world, plain, found.slice(0, mostWeighed))) ?? [];
  const ranked = [...weighed].sort((a, b) => (a.loss ?? 1) - (b.loss ?? 1)).map(({ item }) => item);
  const [first, ...others] = ranked.length > 0 ? ranked : found;
  if (!first) return undefined;
  const { language } = wanted;
  const isOnly = others.length === 0;
  const next = others.slice(0, mostTold - 1);
  const sentences = [
    tell(isOnly ? 'pick_only' : 'pick_one', language, { first: itemNames([first], language) }),
    ...(outfit.itemIds.includes(first.id) ? [tell('pick_worn', language)] : []),
    ...(next.length > 0 ? [tell('pick_others', language, { names: itemNames(next, language) })] : []),
  ];
  const shown = [first, ...next];
  return {
    text: sentences.join(' '),
    cards: itemsCard('', shown),
    actions: [],
    known: true,
    memory: { ...memory, focus: { ...(memory.focus ?? {}), itemIds: [first.id] } },
  };
}

const mostWeighed = 12;
