import { colourMentions } from '../colour/colours-of-words.ts';
import { nameColour } from '../colour/name-colour.ts';
import { hexToOkLab } from '../colour/oklab.ts';
import { wornGarments } from '../knowledge/worn-garments.ts';
import { itemVocabulary } from '../stylist/item-text/vocabulary.ts';
import { mayBeCalled } from './colour-claims.ts';
import { garmentNouns } from './garment-nouns.ts';
import { type RejectedClaim, sentencesOf } from './grounded-text.ts';
import { unknownNumber } from './number-claims.ts';

/** What a model that sees the photo may not get wrong. */
export type SeenFacts = {
  /** What is worn in the photo, in the model's own words: "navy blazer", "gold necklace". */
  worn: readonly string[];
  /** What the person owns, as they call it. */
  owned: readonly string[];
  /** Words by which the model names pieces of the wardrobe under ids that are not the person's. */
  falselyNamed: readonly string[];
  numbers: readonly number[];
};

/** Why a sentence is taken out. */
export type SeenFault = 'not owned' | 'number' | 'body' | 'instruction' | 'brand';

export type SeenRejection = RejectedClaim & { fault: SeenFault };

/** Bodies, faces, age and charms; the waist, the leg line and the length of a leg are lines of clothes. */
const ofBody =
  /\b(your (body|figure|frame|build|curves|hips|thighs|bust|breasts?|chest|belly|stomach|tummy|bottom|bum|butt|weight|height|smile|eyes|nose|lips|teeth|age|physique|shoulders are|arms are|calves|(slim|slender|petite|tall|curvy|lovely|great|good|long|toned|strong) (body|figure|frame|build|legs|arms|shoulders))|(slims?|slimming|thins?) (the|your|down)? ?(body|figure|hips|thighs|waist|middle|you)|(hides?|hiding|conceals?|disguises?|camouflages?|minimi[sz]es?|flatters?|flattering to|accentuates?|shows? off|emphasi[sz]es?) (your|the|her|his) (body|figure|hips|thighs|belly|stomach|tummy|bust|chest|curves|bottom|bum|butt|weight|shape|legs|arms|skin|middle|problem)|(looks?|look|make you( look)?|appear|seem)s? (slim|slimmer|thin|thinner|fat|fatter|heavier|heavy|bigger|wider|skinny|younger|older|shorter|taller|curvier|pregnant|attractive|sexy)|(skinny|chubby|overweight|obese|plump|curvy|busty|sexy|attractive|handsome|pretty|gorgeous|beautiful|slender|petite|muscular|athletic|toned|full-figured|plus-size|young|elderly|middle-aged) (woman|man|girl|boy|lady|person|body|build|figure|frame|physique|face|legs)|you are (very |so |quite |rather )?(slim|thin|fat|skinny|curvy|attractive|sexy|beautiful|handsome|pretty|young|old|tall|short|overweight)|for (a )?(woman|man|person|somebody|someone) (of|at) your (age|size|shape|height|weight)|at your age|your age|years? (old|younger|older)|in (her|his|your) (twenties|thirties|forties|fifties|sixties|seventies|teens)|body (type|shape|mass)|pear[- ]shaped|apple[- ]shaped|hourglass (figure|body|shape you)|(?<!\b(to|near|around|framing|frames?|on|with|against|by|from|under|toward|towards) )your (face|skin|complexion|hair)|big[- ]boned|love handles|double chin|wrinkles|cellulite|sexy)\b/i;

/** What is addressed to a program or leads somewhere else. */
const ofInstruction =
  /\b(ignore|disregard|forget|override|bypass) (all |any |the |your |these |those |every |everything )*(previous |prior |above |earlier |former )?(instructions?|rules?|prompts?|guidelines|facts|hints|above|before)\b|\b(system prompt|developer mode|jailbreak|as an ai|language model|i (have been|was|am) (instructed|told|asked|ordered) to|as (instructed|requested|ordered) (by|in) the (photo|picture|image|sign|text|label|note|shirt)|the (text|sign|note|label|print|shirt|caption|poster|writing) (says|tells|asks|instructs|orders|reads)( me)? (to|that i|i (must|should))|new instructions?|admin(istrator)? (password|access|rights)|api key|password|credit card|bank (details|account)|promo(tional)? code|discount code|coupon|voucher|click (here|the link|on)|visit (our|the|my|this) (site|website|page|shop|store|link)|scan the (qr )?code|call (this|the) number|send (money|bitcoin|a message|an email)|transfer|subscribe|sign up (at|on|for)|follow (us|me|@))\b|https?:\/\/|\bwww\.|\b[\w-]+\.(com|net|org|io|shop|store)\b|@\w{3,}/i;

/** In small letters, or at the start of a sentence, a maker's name may be an ordinary word: mango, next, coach. */
const capital = /^\p{Lu}/u;

/** Lower case without accents and apostrophes. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}

/** A maker that a sentence names and that stands neither in what is worn nor in what is owned, or undefined. */
function unknownBrand(sentence: string, known: string): string | undefined {
  const { brands, nouns, attributes } = itemVocabulary();
  const words = [...sentence.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’&.-]*/gu)].map(([word]) =>
    word.replace(/['’]s$|[.]+$/u, ''),
  );
  for (const [k, word] of words.entries()) {
    if (k === 0 || !capital.test(word)) continue;
    for (const count of [3, 2, 1]) {
      const name = words.slice(k, k + count).join(' ');
      const plain = folded(name);
      if (words.length < k + count || !brands.knows(plain) || known.includes(plain)) continue;
      if (count === 1 && (nouns.knows(plain) || attributes.knows(plain))) continue;
      return name;
    }
  }
  return undefined;
}

const groupOf = new Map<string, readonly string[]>(
  Object.values(garmentNouns).flatMap((nouns) =>
    nouns.map((noun): [string, readonly string[]] => [noun, nouns]),
  ),
);
const pointed = /\b(?:your|own|you own|from your (?:wardrobe|closet))\b/i;
const yours = /\byour (?:own )?((?:[\p{L}\p{N}’'-]+ ?){1,6})/giu;
/** Ends what is called the person's: "your outfit needs a coat". */
const phraseEnd = new Set(
  (
    'a an the with and or but needs need is are was would could can may might should will has have had for to of in on over under at by from so ' +
    'as that this it if when while looks look goes works makes gives keeps sits falls feels adds brings leads does do'
  ).split(' '),
);

function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}-]+/gu) ?? [];
}

const garments: ReadonlySet<string> = new Set([
  ...groupOf.keys(),
  ...Object.keys(wornGarments).map((name) => name.split(' ').at(-1) ?? name),
]);

function isGarment(word: string): boolean {
  return garments.has(word) || garments.has(singular(word));
}

const singular = (word: string) => word.replace(/(?<=\w{3})s$/, '');

function groupOfNoun(noun: string): readonly string[] {
  return groupOf.get(noun) ?? groupOf.get(singular(noun)) ?? [noun];
}

const isOf = (noun: string, thing: string) => {
  const own = wordsOf(thing).map(singular);
  return groupOfNoun(noun).some((each) => own.includes(singular(each)));
};

/** Whether the colors that are said of a garment may be those of a thing. */
function colorsAgree(said: string, thing: string): boolean {
  const theirs = colourMentions(thing.toLowerCase());
  const own = colourMentions(said.toLowerCase());
  if (own.length === 0 || theirs.length === 0) return true;
  const known = theirs.map(({ hex }) => ({ hex, terms: [nameColour(hexToOkLab(hex)).basic] }));
  return own.some((mention) => mayBeCalled(mention, known));
}

/** A garment that a sentence says is the person's and that is neither worn nor owned, or undefined. */
function notOwned(sentence: string, { worn, owned }: SeenFacts): string | undefined {
  if (!pointed.test(sentence)) return undefined;
  for (const [, phrase = ''] of sentence.matchAll(yours)) {
    const all = wordsOf(phrase);
    const end = all.findIndex((word) => phraseEnd.has(word));
    const words = end < 0 ? all : all.slice(0, end);
    const at = words.findLastIndex(isGarment);
    if (at < 0) continue;
    const noun = words[at] ?? '';
    const said = words.slice(0, at).join(' ');
    if ([...worn, ...owned].some((thing) => isOf(noun, thing) && colorsAgree(said, thing))) continue;
    return words.slice(0, at + 1).join(' ');
  }
  return undefined;
}

/** What is wrong with a sentence of a model that saw the photo; undefined where nothing is known to be. */
export function seenFault(
  sentence: string,
  facts: SeenFacts,
): { claim: string; fault: SeenFault } | undefined {
  const [order] = ofInstruction.exec(sentence) ?? [];
  if (order) return { claim: order, fault: 'instruction' };
  const [body] = ofBody.exec(sentence) ?? [];
  if (body) return { claim: body, fault: 'body' };
  const plain = folded(sentence);
  const falsely = facts.falselyNamed.find((name) => name.trim() !== '' && plain.includes(folded(name)));
  if (falsely) return { claim: falsely, fault: 'not owned' };
  const missing = notOwned(sentence, facts);
  if (missing) return { claim: missing, fault: 'not owned' };
  const number = unknownNumber(sentence, facts.numbers);
  if (number) return { claim: number, fault: 'number' };
  const brand = unknownBrand(sentence, folded([...facts.worn, ...facts.owned].join(' ')));
  return brand ? { claim: brand, fault: 'brand' } : undefined;
}

/** A text of a model that saw the photo, without the sentences that are known to be wrong. */
export function keepSeen(text: string, facts: SeenFacts): { kept: string; rejected: SeenRejection[] } {
  const rejected: SeenRejection[] = [];
  const kept = sentencesOf(text).filter((sentence) => {
    const fault = seenFault(sentence, facts);
    if (fault) rejected.push({ sentence, ...fault });
    return fault === undefined;
  });
  return { kept: kept.join(' '), rejected };
}
