import { aboutWords, asideWords, goneWords } from '../../../knowledge/words/words-abroad.ts';
import { isNamed } from '../kinds/choose-noun.ts';
import { isOfRemark } from '../kinds/hold.ts';
import { readSpans, type Span, tokensBetween } from '../words/read-words.ts';
import { fold } from '../words/word.ts';

const gone = new Set(goneWords.map(fold));
const about = new Set(aboutWords.map((word) => fold(word.replace('-', ' '))));
const asides = new Set(asideWords.map(fold));
const mark = /^(?:\^+|↑|⬆️?|\*\*?(?=\s)|\/\/|ps:?\s|p\.s\.|nb:?\s|note:|nota:|hinweis:|obs:?\s|uwaga:)/i;

/** Why a line by itself only says something of the list or of the garment above; undefined for every other line. */
export function readAside(
  text: string,
  line: Span,
  { follows, continues, language }: { follows: boolean; continues: boolean; language: string | undefined },
): string | undefined {
  const said = text.slice(line.start, line.end);
  const [first, second] = tokensBetween(text, line.start, Math.min(line.end, line.start + longestOpening));
  if (!first) return undefined;
  const isVerb = gone.has(first.text) || (isPronoun.has(first.text) && second && gone.has(second.text));
  if (isVerb && second) return 'no longer in the wardrobe';
  const behind = said[first.end - line.start] ?? '';
  if (asides.has(first.text) && second && /[:!]|\s/.test(behind)) return 'a note';
  if (wish.test(said) || ruled.test(said)) return 'a note';
  if (foreign.test(said)) return "somebody else's";
  if (went.test(said)) return 'no longer in the wardrobe';
  if (isSentence(text, line, language)) return 'a note';
  if (!follows) return undefined;
  if (about.has(first.text) && second && said.length > shortestSentence && !/[,:]/.test(behind))
    return readSpans(text, [line], language).language === 'en' || sentence.test(said)
      ? 'remark on the item above'
      : undefined;
  const isEnclosed = /^\([^()]*\)?\.?$/.test(said) || /^\[[^[\]]*\]$/.test(said);
  if (continues && !readSpans(text, [line], language).nouns.some(isNamed)) return 'remark on the item above';
  if (mark.test(said) || (isEnclosed && !/^\[[ xX]?\]/.test(said))) {
    const names = readSpans(text, [line], language).nouns.some(isNamed) && !isEnclosed;
    return names ? undefined : 'remark on the item above';
  }
  return undefined;
}

/** "That is everything, I believe.": a sentence with a verb that names neither garment, color nor maker. */
function isSentence(text: string, line: Span, language: string | undefined): boolean {
  const said = text.slice(line.start, line.end);
  const isLoud = /!!$/.test(said);
  if (!isLoud && !sentence.test(said)) return false;
  const { tokens, nouns, attributes, brands } = readSpans(text, [line], language);
  if (nouns.length + attributes.length + brands.length > 0) return false;
  return isLoud ? tokens.length > 1 : tokens.length >= leastSentenceWords && tokens.some(isOfRemark);
}

const longestOpening = 60;
const leastSentenceWords = 4;
const shortestSentence = 12;
const sentence = /^\p{Lu}.*[.!]$/u;
/** "That went to the hospice shop", "I used to have". */
const went =
  /\b(?:(?:went|gone|given|going) to (?:the |a )?(?:charity|hospice|thrift|goodwill|op shop|oxfam|salvation|skip|dump|bin)|gave (?:it|them|this|that) away|got rid of|used to (?:have|own)|threw (?:it|them) (?:out|away))\b/i;
/** A line of its own between dashes. */
const ruled = /(?:\s[-–—=*_~]){2,}$|[-–—=*_~]{3,}$/;
const foreign =
  /(?<!\p{L})(?:(?:is |are )?not mine|ikke min[e]?|inte min[a]?|nicht mein[es]*|gehört nicht mir|pas à moi|no (?:es|son) mí[oa]s?|non (?:è|sono) mi[oa]|niet van mij|nie moje|não (?:é|são) meus?)(?!\p{L})/iu;
const wish =
  /^(?:(?:need |want |things )?to (?:buy|get)|need to (?:buy|get)|wish ?list|shopping list|noch (?:zu )?kaufen|zu kaufen|brauche noch|fehlt noch|à acheter|il me faut|por comprar|falta comprar|da comprare|te kopen|nog kopen|a comprar|preciso comprar|skal (?:jeg )?købe|må kjøpe|trenger|att köpa|behöver|do kupienia|muszę kupić)(?![\p{L}])/iu;
const isPronoun = new Set('i we ich wir j jai on jeg jag'.split(' '));
