import { foldedText } from '../../language/text-features.ts';
import type { Answer } from '../assistant-context.ts';
import { sumOf } from '../intent/decide.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { likeness, namingWords } from '../turn/own-names.ts';
import { pointsAt } from '../turn/spoken-of.ts';
import type { Turn } from '../turn/turn.ts';
import { hasQualities } from '../understanding/mentions/mention-filters.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { talkAnswer } from './talk-answers.ts';

/** What people say of clothes: one such word, and a question may be one of clothes. */
const ofClothes: ReadonlySet<string> = new Set(
  'wear wore outfit clothes garment wash clean lend sell bought buyq donate archive favorite unfav warmer cooler casual dressy recolor match together suitsme flatter missing declutter unworn times colorstat trend pack care detail fat'.split(
    ' ',
  ),
);
/** These are said of nothing else. */
const surely: ReadonlySet<string> = new Set('wear wore outfit clothes garment'.split(' '));
/** What may be dressed for. */
const ofOccasions: ReadonlySet<string> = new Set(
  'day wedding party work weather grief nerves week'.split(' '),
);
/** Answers that are claimed of clothes, and those that dress somebody. */
const claims =
  /^(?:explain|declutter|unworn_items|suggest_outfit|wardrobe_gaps|find_items|check_colours|match_items)$/;
/** What is read of nearly any question that is of something else. */
const guessed =
  /^(?:outfit|outfit_with|declutter|explain|care|gaps|find|suits|match|color_advice|off_topic|outside|capabilities|app_help|remind|photo|small_talk|gibberish|shop)$/;
const dresses = /^(?:suggest_outfit|find_items)$/;
const asks =
  /[?]|(?<!\p{L})(?:what\p{L}*|how|which|who|why|was|wie|welche\p{L}*|wer|warum|qu[eé]|c[oó]mo|quoi|comment|hva|hvordan|tell me|can (?:you|u|i)|could (?:you|u)|any idea|do (?:you|u)|erzähl|kannst du|weißt du|hast du|sabes|puedes|dime|tu (?:sais|peux)|dis-moi|vet du|kan du|fortell)(?!\p{L})/iu;
/** So much of something is no garment: "half a bag of sprouts". */
const amounts =
  /(?<!\p{L})(?:bags?|packs?|packets?|box(?:es)?|tins?|cans?|pairs? of hands|cups?) of \p{L}+/giu;
/** From here a message is of another world, unless it speaks of clothes. House rule. */
const elsewhere = 0.3;
/** From here a message asks for an outfit, whatever words it has. House rule. */
const surelyDressed = 0.65;
/** So short, a message leans on what was said. */
const mostLeaning = 6;
const [shortestShared, sameWord] = [4, 0.85];

/**
 * An answer about clothes to a question that has no word of them is a guess, however near a text lies: it is said that this
 * is no field of the assistant. Undefined where the answer stands.
 */
export function outOfReach(turn: Turn, answer: Answer): Answer | undefined {
  const { text, memory, wanted, ground } = turn;
  if (!claims.test(answer.memory.tool) || answer.memory.pending) return undefined;
  if (!guessed.test(wanted.intent)) return undefined;
  if (wanted.intent === 'outfit' && wanted.probability >= surelyDressed) return undefined;
  if (!asks.test(text)) return undefined;
  const leans = memory !== undefined && (pointsAt(text) || text.split(/\s+/).length <= mostLeaning);
  if (leans || ground.surely.length + ground.archived.length > 0 || ground.event) return undefined;
  const isElsewhere = sumOf(wanted, (intent) => intent === 'off_topic' || intent === 'outside') >= elsewhere;
  if (speaksOfClothes(turn, { isDressed: dresses.test(answer.memory.tool), isElsewhere })) return undefined;
  if (!isElsewhere && wanted.intent !== 'care' && sharesTitle(text, answer.memory.topic)) return undefined;
  return talkAnswer('off_topic', wanted.language, text, memory);
}

type Way = { isDressed: boolean; isElsewhere: boolean };

function speaksOfClothes({ context, text, ground }: Turn, { isDressed, isElsewhere }: Way): boolean {
  const plain = text.replace(amounts, ' ');
  const senses = sensedWords(foldedText(plain)).flatMap((word) => word.senses);
  const isWord = (sense: string) =>
    (isElsewhere ? surely : ofClothes).has(sense) || (isDressed && ofOccasions.has(sense));
  if (senses.some(isWord)) return true;
  const { mentions, occasion, days, mood } = readQuestion(
    ground.english.replace(amounts, ' '),
    context.today,
  );
  return (
    mentions.some((mention) => !mention.vague || hasQualities(mention.filter)) ||
    (isDressed && (occasion ?? days ?? mood) !== undefined)
  );
}

/** Whether a question has a word of the title of the text that answers it. */
function sharesTitle(text: string, title: string | undefined): boolean {
  const said = namingWords(text).filter((word) => word.length >= shortestShared);
  return namingWords(title ?? '').some((own) => said.some((word) => likeness(word, own) >= sameWord));
}
