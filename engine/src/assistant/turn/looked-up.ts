import { outfitOptions } from '../answers/outfit-options.ts';
import { statusAnswer } from '../answers/status-answer.ts';
import { wornThen } from '../answers/worn-then.ts';
import { askedWhether } from '../steps/asked-whether.ts';
import { careByTable } from '../steps/care-by-table.ts';
import { colorsWorn } from '../steps/colors-worn.ts';
import { keepOrGo } from '../steps/keep-or-go.ts';
import { kindForOutfit } from '../steps/kind-for-outfit.ts';
import { letGo } from '../steps/let-go.ts';
import { asksAtOnce } from './grounding.ts';
import { itemFacts } from './item-facts.ts';
import { bars, type Step } from './turn.ts';
import { wardrobeFacts } from './wardrobe-facts.ts';

const severalWanted =
  /\b(two|three|few|couple of|some|[2-5]) (different )?(options|ideas|outfits|looks|fits)\b/i;
/** From this probability on, a question about items that are away is answered from the data, in any language. */
const statusBar = 0.5;

const options: Step = ({ context, english, ground, wanted, memory, wish }) => {
  const { intent, probability, language } = wanted;
  const isAsked =
    (intent === 'options' && (memory?.outfit || probability >= bars.follow)) ||
    (wish?.intent === 'options' && wish.probability >= bars.follow) ||
    (/^outfit(_with)?$/.test(intent) && severalWanted.test(english));
  return isAsked
    ? outfitOptions(context, english, { memory, referred: ground.referred }, language)
    : undefined;
};

const history: Step = ({ context, ground, wanted, memory }) => wornThen(context, ground, wanted, memory);

const inThere =
  /(?<!\p{L})(?:in (?:there|it)|da ?drin|drin|drinnen|darin|ahí dentro|ahí|dedans|là-dedans|oppi der|i den|der inne)(?!\p{L})/iu;

/** "Is it clean", "ist die noch in der Wäsche": of one thing that was spoken of. */
const asksOfIt =
  /^\W*(?:(?:ok(?:ay)?|so|and|but|und|aber|y|et|og)\W+)*(?:is|are|ist|sind|est[aá]n?|est|sont|er) (?:it|that|this|they|those|der|die|das|er|sie|es|il|elle|ils|elles|den|det|de)(?!\p{L})/iu;

const asksMore =
  /(?<!\p{L})(?:anything|something|what|who) else|(?:sonst|noch) (?:noch )?(?:was|etwas)|(?:was|wer) (?:ist |liegt )?(?:sonst )?noch|algo m[aá]s|qu[eé] m[aá]s|autre chose|noe (?:annet|mer)(?!\p{L})/iu;

const away: Step = ({ context, text, english, wanted, ground, memory }) => {
  const { intent, probability, language } = wanted;
  // Right after something was put into the wash, what is "in there" is in the wash.
  const isThere =
    inThere.test(text) &&
    (asksAtOnce(text) || asksMore.test(text)) &&
    /^item_(?:wash|clean)$/.test(memory?.command?.intent ?? '');
  if (isThere) return statusAnswer(context, 'what is in the wash', language);
  const isOfIt = ground.referred.length === 1 && asksOfIt.test(text);
  return intent === 'status' && probability >= statusBar && ground.items.length === 0 && !isOfIt
    ? statusAnswer(context, english, language)
    : undefined;
};

/** What is answered from the data in any language: several outfits side by side, what was worn, what is away, facts of one thing. */
export const lookUps: readonly Step[] = [
  options,
  careByTable,
  askedWhether,
  kindForOutfit,
  history,
  away,
  keepOrGo,
  letGo,
  colorsWorn,
  wardrobeFacts,
  itemFacts,
];
