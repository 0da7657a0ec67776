import type { BasicColour } from '../colour/basic-colours.ts';
import { okLabToCieLab } from '../colour/cie-lab.ts';
import { type ColourMention, colourMentions } from '../colour/colours-of-words.ts';
import { deltaE00 } from '../colour/delta-e.ts';
import { nameColour } from '../colour/name-colour.ts';
import { hexToOkLab } from '../colour/oklab.ts';

/** A colour that was measured or is on record, with the basic terms that people may call it. */
export type KnownColour = { hex: string; terms: readonly BasicColour[] };

/** Something whose colours are known, and the nouns by which a sentence calls it. */
export type ColouredThing = { nouns: readonly string[]; colours: readonly KnownColour[] };

export type ColourFacts = { things: readonly ColouredThing[]; palette: readonly KnownColour[] };

/** What a sentence is for: a description may name no colour that is not there, a suggestion may. */
export type ClaimKind = 'description' | 'suggestion';

/** CIEDE2000 within which two colours pass for each other in light and shade: dark navy is called black. */
const sameToTheEye = 16;
/** Words that name a cloth, a metal or a thing at least as often as a colour. */
const ambiguous = new Set(
  ['denim', 'stone', 'gold', 'silver', 'wine', 'cream', 'straw', 'sand', 'camel', 'copper', 'oyster'].concat([
    'mint',
    'lime',
    'melon',
    'rust',
    'slate',
    'ruby',
    'amber',
    'ink',
    'chocolate',
    'coffee',
    'metallic',
    'rose gold',
  ]),
);
/** Ends the noun phrase: in "navy and the white shirt", navy is not the shirt's. */
const phraseEnd = /^(?:and|or|with|against|over|under|to|of|the|an?|on|in|is|are)$/;
const said = /([\p{L}-]+)\s+(?:is|are|in|looks?|reads? as)\s+(?:an?\s+|the\s+)?$/u;
const pointing = /\b(?:the|your|this|these|that|those|his|her|their|current)\s+(?:[\p{L}-]+\s+)?$/u;

/** Whether a colour word may stand for one of these colours. */
export function mayBeCalled(mention: Pick<ColourMention, 'hex'>, colours: readonly KnownColour[]): boolean {
  const lab = hexToOkLab(mention.hex);
  const { basic } = nameColour(lab);
  return colours.some(
    ({ hex, terms }) =>
      terms.includes(basic) || deltaE00(okLabToCieLab(lab), okLabToCieLab(hexToOkLab(hex))) <= sameToTheEye,
  );
}

/** The colours of the known things that a colour word is said of: "navy wool coat", "the coat is navy". */
function coloursOfNamed(sentence: string, { from, to }: ColourMention, things: readonly ColouredThing[]) {
  const after = sentence.slice(to).match(/^(?:[\s-]+[\p{L}-]+){1,3}/u)?.[0] ?? '';
  const before = sentence.slice(0, from).match(said)?.[1];
  const next = after.trim().split(/\s+/);
  const end = next.findIndex((word) => phraseEnd.test(word));
  const phrase = end < 0 ? next : next.slice(0, end);
  const named = (word: string) => things.filter(({ nouns }) => nouns.includes(word));
  const [nearest = []] = [...phrase, before ?? ''].map(named).filter((found) => found.length > 0);
  return nearest.flatMap(({ colours }) => colours);
}

/**
 * The first colour in a sentence that contradicts what is known, or undefined. A colour said of a known thing has to be
 * one of that thing's; in a description any other colour has to be somewhere in the palette. In a suggestion only what
 * is said of a thing that is pointed at ("your red shirt") counts.
 */
export function contradictedColour(
  sentence: string,
  facts: ColourFacts,
  kind: ClaimKind,
): string | undefined {
  const text = sentence.toLowerCase().replaceAll('gray', 'grey');
  for (const mention of colourMentions(text)) {
    const colours = coloursOfNamed(text, mention, facts.things);
    const isPointed = kind === 'description' || pointing.test(text.slice(0, mention.from));
    if (colours.length > 0 && isPointed && !mayBeCalled(mention, colours)) return mention.word;
    if (colours.length > 0 || kind === 'suggestion' || ambiguous.has(mention.word)) continue;
    if (!mayBeCalled(mention, facts.palette)) return mention.word;
  }
  return undefined;
}
