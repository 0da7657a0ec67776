import { isOnlyPronoun } from '../turn/spoken-of.ts';
import type { Turn } from '../turn/turn.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { commandOfWish, englishOf } from './command-of-wish.ts';
import { itemsOfWish } from './items-of-wish.ts';
import { amongShown } from './of-those.ts';
import { plainFollow } from './plain-follow.ts';
import { saidAs, type Wish } from './read-wishes.ts';
import type { RoleName } from './wish-names.ts';

/** So few words are read as they stand. */
const fewWords = 5;

/** A turn with what its wish says of it: among which garments it asks, what a change means, and what is not owned. */
export async function asMeant(turn: Turn): Promise<Turn> {
  return ofUnowned(inPlainWords(asWished(amongThose(turn))));
}

/** What dresses somebody. */
const dressing = /^(?:outfit|outfit_with|options|warmer|cooler|casual|dressy|with|without|other|recolor)$/;
/** From here the details of a wish say what it is about. House rule. */
const surelyRead = 0.5;
const ofGarments: ReadonlySet<RoleName> = new Set<RoleName>(['item', 'how', 'value', 'not']);

function asWished(turn: Turn): Turn {
  const { context, wish } = turn;
  if (!wish || !dressing.test(wish.intent) || wish.probability < surelyRead) return turn;
  const wished = wish.details.filter(({ role }) => ofGarments.has(role)).map(({ text }) => text);
  const { language } = turn.wanted;
  return {
    ...turn,
    context: {
      ...context,
      wished: englishOf(wished.join(', '), language),
      occasionSaid: occasionOf(wish),
      keepsOccasion: keepsOccasion(turn, wish),
    },
  };
}

const changesShown = /^(?:warmer|cooler|casual|dressy|with|without|other|recolor)$/;
const elsewhere = /^(?:event|when|to|where|long)$/;

/** "And flat shoes, it's a walk from the station": a change to what was shown, and no outfit for a walk. */
function keepsOccasion({ memory }: Turn, { intent, details }: Wish): boolean {
  return (
    memory?.outfit !== undefined &&
    changesShown.test(intent) &&
    !details.some(({ role }) => elsewhere.test(role))
  );
}

/** So short an occasion stands above an outfit as it was said. */
const mostOfOccasion = 4;
const article =
  /^(?:the|an?|my|our|einen?|eine[nrm]?|der|die|das|dem|den|meinen?|meine[rm]?|el|la|un|una|mi|le|une?|mon|ma|en|et)\s+/iu;

/** What is dressed for, as it was said; undefined where that is more than one thing, or a story. */
function occasionOf(wish: Wish): string | undefined {
  const [event, ...others] = saidAs(wish, 'event');
  const name = event?.replace(article, '').trim();
  // "What do I wear for that" names nothing.
  const isNamed = name !== undefined && /\p{L}/u.test(name) && !isOnlyPronoun(name);
  const isShort = isNamed && name.split(/\s+/).length <= mostOfOccasion;
  return isShort && others.length === 0 ? name : undefined;
}

/** "Could I have the shawl with it?" */
const asksToAdd = /\?|\b(?:can|could|may|might)\b/i;

function amongThose(turn: Turn): Turn {
  const { context, wish, memory } = turn;
  return wish ? { ...turn, context: amongShown(context, wish, memory) } : turn;
}

/** A change to the outfit that was shown, in words that mean nothing else; English alone is read by its words. */
function inPlainWords(turn: Turn): Turn {
  const { wanted, wish, memory } = turn;
  if (!wish || !memory?.outfit || wish.intent !== wanted.intent || wanted.language !== 'en') return turn;
  const { occasion, place, days } = readQuestion(turn.english, turn.context.today);
  const isLong = turn.text.split(/\s+/).length > fewWords && /^(?:without|other)$/.test(wish.intent);
  const isAsked = wish.intent === 'with' && asksToAdd.test(turn.text);
  const words = isLong || isAsked || occasion || place || days ? plainFollow(wish) : undefined;
  return words === undefined ? turn : { ...turn, text: words, english: words };
}

/** An outfit with something that does not hang there is asked what would go with it. */
async function ofUnowned(turn: Turn): Promise<Turn> {
  const { context, wish, wanted, memory } = turn;
  if (wish?.intent !== 'outfit_with' || wanted.intent !== 'outfit_with' || !context.hasWardrobe) return turn;
  const command = await commandOfWish(context, wish, { language: wanted.language, memory });
  const meant = itemsOfWish(command, wish);
  if (meant?.items.length !== 0) return turn;
  const ranked = [{ intent: 'match' as const, probability: 1 }];
  return { ...turn, wanted: { ...wanted, intent: 'match', probability: 1, ranked } };
}
