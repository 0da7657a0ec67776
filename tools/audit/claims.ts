import type { JudgeContext } from '@drape/engine/stylist/judging/judge';
import { saidColour, saidNoun } from '@drape/engine/stylist/voice/said-garment';
import type { Look } from '@drape/engine/vision/look';
import type { ShownText } from './texts.ts';

/** What a text is checked against: the Look and the situation. */
export type Case = { look: Look; context: JudgeContext };

/** One thing that a sentence says or how it says it: of what kind, in which words, and whether it may stand. */
export type Claim = { kind: string; words: string; holds: boolean };

export type ClaimReader = (sentence: ShownText, seen: Case) => Claim[];

/** In lists of things to get and in changes, garments are spoken of that are not there yet. */
const ofOthers = /^(?:shopping_list|color_palette|accessories)$/;

const nouns =
  'top|shirt|knit|blouse|trousers|skirt|jeans|shorts|jacket|coat|cardigan|blazer|shoes|boots|sneakers|dress|jumpsuit|tights|socks|leggings|bag|hat|sunglasses';
const namedGarment = new RegExp(
  `\\bthe ((?:(?!(?:in|of|the|and|with|your|to) )[a-z-]+ ){0,3}?)(${nouns})\\b(?! (?:${nouns})\\b)`,
  'gi',
);
const patterned =
  /^(?:striped|checked|dotted|printed|color-block|heathered|plain|open|neat|sturdy|delicate|close-fitting|fuller|shine of the|gleam of the|sporty|printed|chunky|fuzzy|darker|roomier|roomy|crisp|soft|easy|simple|simpler|sharp|slim|patterned|matching|matched|short|those|knit|denim|leather|satin|lace|brushed)$/;

/** "the black shoes": a region of that noun with that color, or that pattern. */
const garments: ClaimReader = ({ field, text }, { look }) => {
  if (ofOthers.test(field)) return [];
  return [...text.matchAll(namedGarment)].map(([words, before = '', noun = '']) => {
    const color = before
      .trim()
      .split(' ')
      .filter((word) => !patterned.test(word))
      .join(' ');
    const regions = look.regions.filter(({ label }) => saidNoun(label) === noun.toLowerCase());
    const anyShoes =
      noun === 'shoes' && (look.unseen.includes('feet') || look.regions.some(({ zone }) => zone === 'feet'));
    const named = (name: string) => [saidColour(name), saidColour(name).replace(/\s*denim\s*/, '')];
    const holds =
      color === ''
        ? regions.length > 0 || anyShoes
        : regions.some(({ colours }) => colours.some(({ name }) => named(name).includes(color)));
    return { kind: 'garment', words, holds };
  });
};

const bodies =
  /\b(?:body|bodies|fat|thin|slimming|skinny|overweight|curvy|plump|belly|stomach|bust|breasts?|thighs?|buttocks|hips?|legs?|weight|height|tall|short person|age|old woman|old man|young|pretty|ugly|sexy|attractive|race|ethnic\w*)\b/i;

/** Clothes are spoken of, people are not. */
const people: ClaimReader = ({ text }) => {
  const [word] = bodies.exec(text) ?? [];
  return word === undefined ? [] : [{ kind: 'body', words: word, holds: false }];
};

/**
 * Words that no magazine prints, each for a reason: measurements belong under the details; "read", "sure" and "house
 * rule" speak of the program instead of the clothes; the rest is British or technical.
 */
const jargon =
  /ΔE|\d%|#[0-9a-f]{3,6}\b|\b(?:measured|measurement|house rule|confidence|harmony|saturation|chroma|lightness|palette|formality|colours?|grey|jumper|favourite|centre|theatre|analysed|answer to|in reply to|quarrel|of one mind)\b/i;

const words: ClaimReader = ({ field, text }) => {
  const [word] = field.startsWith('term ') ? [] : (jargon.exec(text) ?? []);
  return word === undefined ? [] : [{ kind: 'jargon', words: word, holds: false }];
};

const longestSentence = 32;

const length: ClaimReader = ({ text }) => {
  const count = text.split(/\s+/).length;
  return count > longestSentence ? [{ kind: 'length', words: `${count} words`, holds: false }] : [];
};

const grammar: ClaimReader = ({ text }) => {
  const [found] =
    /undefined|NaN|\{|\}|\s\s|\.\.|\s[,.;:]|\b[Aa] [aeio]\w|\b[Aa]n [bcdfgjklmnpqrstvwxyz]/.exec(text) ?? [];
  return found === undefined ? [] : [{ kind: 'grammar', words: found, holds: false }];
};

export const readers: readonly ClaimReader[] = [garments, people, words, length, grammar];
