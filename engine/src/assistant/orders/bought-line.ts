import clothStems from '../../knowledge/assistant/heard/cloth-compounds.json' with { type: 'json' };
import { foldedText } from '../../language/text-features.ts';
import type { ItemDraft } from '../../stylist/item-text/item-draft.ts';
import { parseItems } from '../../stylist/item-text/parse-items.ts';
import { isShop } from '../commands/purchase-words.ts';
import type { Language } from '../intent/intent-names.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { isWeakWord, likeness, namingWords } from '../turn/own-names.ts';
import { capital } from '../words.ts';

/** What is bought, as it was read so far. */
export type Bought = { name: string; price?: string; maker?: string };

/**
 * The rest of what was said of a purchase, read as one line of a wardrobe list: "a new scarf, burgundy wool, m&s" is a burgundy
 * wool scarf, and "2 sweaters, charcoal and dark green" are two. As it was read before where the line says no more.
 */
export function byLine(bought: Bought, text: string, language: Language): Bought[] {
  const line = text.replace(prices, ' ').replace(verbBehind, '').replace(sellerBefore, '');
  const drafts = parseItems(line).items.filter(
    ({ understood, subcategory }) => subcategory !== null || understood.some(isNoun),
  );
  const [only, ...others] = drafts;
  if (!only) return [bought];
  if (others.length > 0)
    return areColored(drafts, line) ? drafts.map((draft) => ofDraft(bought, draft, language)) : [bought];
  const said = wordsOf(only, line);
  const maker = bought.maker ?? brandOf(only) ?? makerBehind(said.noun, line);
  const name = capital(withLooks(bought.name, said, { line, language }));
  return [{ ...bought, name, ...(maker === undefined ? {} : { maker }) }];
}

const prices =
  /(?:(?<!\p{L})(?:je|jeweils|à|each|for|für)\s+)?(?:[€$£]\s?\d+(?:[.,]\d+)?|(?<![\p{L}\p{N}])\d+(?:[.,]\d+)?\s?(?:€|\$|£|(?:euros?|eur|quid|bucks?|dollars?|pounds?|kr(?:oner)?|pavos)(?!\p{L})))(?:\s*(?:each|apiece|a piece|je|pro stück|das stück|cada un[oa]|chacune?|hver)(?!\p{L}))?/giu;

/** "Zwei Shirts geholt, schwarz und grau": the verb stands between. */
const verbBehind =
  /\s+(?:gekauft|geholt|bestellt|gegönnt|ergattert|mitgenommen|erstanden|geschossen|bekommen|zugelegt)(?=\s*(?:,|$))/giu;

const isNoun = ({ field }: { field: string }) => field === 'category' || field === 'subcategory';

/** Several of one kind that only differ in color, behind their number. */
function areColored(drafts: readonly ItemDraft[], line: string): boolean {
  const kinds = new Set(drafts.map(({ category, subcategory }) => `${category} ${subcategory}`));
  const colors = new Set(drafts.map((draft) => draft.color_primary));
  return kinds.size === 1 && colors.size === drafts.length && counted.test(line);
}

const counted =
  /(?<![\p{L}\p{N}])(?:[2-9]|two|three|four|zwei|drei|vier|dos|tres|deux|trois|to|tre)(?![\p{L}\p{N}])/iu;
/** "Bei C&A zwei Shirts": what stands before a number is no part of a list. */
const sellerBefore =
  /^(?:from|at|von|bei|beim|de|en|chez|fra|hos|på)\s+\S+\s+(?=(?:[2-9]|two|three|four|zwei|drei|vier|dos|tres|deux|trois|to|tre)\s)/iu;
const seller = /\s+(?:from|at|by|von|bei|de|chez|fra|hos)\s+.*$/iu;
const pluralBehind = /(?<=\p{L}{2}[^s])s$/u;

function ofDraft(bought: Bought, draft: ItemDraft, language: Language): Bought {
  const maker = bought.maker ?? brandOf(draft);
  const plain = draft.description.replace(seller, '');
  // "Schwarz pullis" is how a list puts the color first.
  const [color = '', ...noun] = plain.split(' ');
  const name =
    language === 'en'
      ? plain.replace(pluralBehind, '')
      : `${capital(noun.join(' '))}, ${color.toLowerCase()}`;
  return { ...bought, name, ...(maker === undefined ? {} : { maker }) };
}

/** Who made it; a shop that sells what others make is not. */
function brandOf({ brand }: ItemDraft): string | undefined {
  return brand === null || isShop(brand) ? undefined : brand;
}

type Said = { noun: string; looks: readonly string[]; color: string; cloth: string };

/** The words of a line for the garment, its color, and its cloth. */
function wordsOf({ understood }: ItemDraft, line: string): Said {
  const said = (of: (each: { field: string }) => boolean) => {
    const span = understood.find(of);
    return span ? line.slice(span.start, span.end) : '';
  };
  const [noun, color, cloth] = [
    said(isNoun),
    said(({ field }) => field === 'color_primary'),
    said(({ field }) => field === 'material'),
  ];
  return { noun, color, cloth, looks: [color, cloth].filter((word) => word !== '' && !holds(noun, word)) };
}

/** Whether a name has a word already, in whatever form; a little word adds nothing to it. */
function holds(name: string, word: string): boolean {
  const own = namingWords(name);
  const isIn = (each: string) => own.some((other) => likeness(each, other) >= sameWord);
  return foldedText(name).includes(foldedText(word)) || namingWords(word).every(isIn);
}

/** From here a word is the same, inflected or part of a compound. House rule. */
const sameWord = 0.8;

/** A name with the color and the cloth that it lacks, and with its noun. */
function withLooks(
  name: string,
  { noun, color, cloth, looks }: Said,
  { line, language }: { line: string; language: Language },
): string {
  if (!holds(name, noun)) return language === 'en' ? `${name} ${noun}` : `${noun}, ${name.toLowerCase()}`;
  const lacks = looks.filter((word) => !holds(name, word));
  if (lacks.length === 0) return name;
  if (language === 'en') return `${lacks.join(' ')} ${name.toLowerCase()}`;
  if (language !== 'de') return [name, ...lacks].join(', ');
  const stem = lacks.includes(cloth) ? stems[cloth.toLowerCase()] : undefined;
  const whole = stem && isOneWord.test(name) ? `${stem}${name.toLowerCase()}` : name;
  const ending = lacks.includes(color) && isColor.test(color) ? endingFor(noun, line) : undefined;
  const left = lacks.filter((word) => !(word === cloth && whole !== name) && !(word === color && ending));
  return [ending ? `${color}${ending} ${whole}` : whole, ...left].join(', ');
}

const stems: Readonly<Partial<Record<string, string>>> = clothStems;
const isOneWord = /^\p{L}+$/u;
/** What takes an ending in German; "rosa" and "beige" do not. */
const isColor = /(?:grün|blau|rot|schwarz|weiß|grau|braun|gelb|bunt)$/iu;

/** "Nen neuen Mantel" is a dark green one: "dunkelgrüner"; undefined where no word before the noun tells its gender. */
function endingFor(noun: string, line: string): 'er' | 'e' | 'es' | undefined {
  const before = /(\p{L}+)\s+$/u.exec(line.slice(0, line.indexOf(noun)))?.[1]?.toLowerCase();
  if (before === undefined || !news.test(before)) return undefined;
  return before.endsWith('en') ? 'er' : before.endsWith('s') ? 'es' : before.endsWith('e') ? 'e' : undefined;
}

const news = /^(?:neue[ns]?|(?:ei)?nen?|eine|'ne|den|diese[ns]?)$/u;

/** "Gloves milwaukee": one word behind the garment that means nothing else is who made it. */
function makerBehind(noun: string, line: string): string | undefined {
  const rest = line.slice(line.indexOf(noun) + noun.length);
  const word = noun === '' ? undefined : /^\s+(\p{L}{4,})\s*(?:$|[,.;])/u.exec(rest)?.[1];
  if (word === undefined || namingWords(word).length === 0 || isWeakWord(word.toLowerCase()))
    return undefined;
  return sensedWords(word.toLowerCase()).some(({ senses }) => senses.length > 0) ? undefined : capital(word);
}
