import type { AnalysisText, Recommendations } from '@drape/contract/analysis/analysis';
import type { Evidence, Mention, Region } from '@drape/contract/analysis/evidence';
import { listParts, sentencesOf, textParts } from '@drape/contract/analysis/feedback-targets';
import { shortNoun } from '../stylist/short-noun.ts';
import { garmentNouns } from './garment-nouns.ts';

type MentionSources = {
  analysis: AnalysisText;
  recommendations: Recommendations;
  evidence: Pick<Evidence, 'regions' | 'lines' | 'terms' | 'raises'>;
};

/** A measured garment with what a sentence may call it, in full or in short, in lower case. */
type Named = { key: string; noun: string; short: string; colours: string[]; others: readonly string[] };

/** From this share on a colour stands for its garment. */
const noticeable = 0.15;
/** By what words a sentence speaks of a measured line. */
const lineWords: Record<string, RegExp> = {
  waist: /\bwaist|\bline between upper and lower\b|\bupper part\b/,
  hem: /\bhem(?:line)?\b/,
};
const placesOfNoun: readonly (readonly string[])[] = Object.values(garmentNouns);

function namedOf({ key, label, palette }: Region): Named {
  const noun = label.toLowerCase();
  const last = noun.split(' ').at(-1) ?? noun;
  const others = placesOfNoun.find((nouns) => nouns.includes(last)) ?? [];
  const colours = palette.filter(({ share }) => share >= noticeable).map(({ name }) => name.toLowerCase());
  const short = shortNoun(label).toLowerCase();
  return { key, noun, short, colours, others: others.filter((other) => other !== noun) };
}

const patterns = new Map<string, RegExp>();

/** Whether the words stand in a sentence, in the singular or the plural; "on top" is no garment. */
function says(sentence: string, words: string): boolean {
  if (!sentence.includes(words)) return false;
  const known = patterns.get(words);
  if (known) return known.test(sentence);
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}-])(?<!\\bon )${escaped}(?:e?s)?(?![\\p{L}-])`, 'u');
  if (patterns.size < 2000) patterns.set(words, pattern);
  return pattern.test(sentence);
}

/** The garments that a sentence calls by their noun, told apart by colour where several share it. */
function calledByNoun(sentence: string, garments: readonly Named[]): Named[] {
  const called = garments.filter(({ noun, short }) => says(sentence, noun) || says(sentence, short));
  const coloured = called.filter(({ noun, short, colours }) =>
    colours.some((colour) => says(sentence, `${colour} ${noun}`) || says(sentence, `${colour} ${short}`)),
  );
  return called.filter(
    (one) =>
      coloured.includes(one) ||
      !coloured.some(({ noun }) => noun === one.noun) ||
      !called.some((other) => other !== one && other.noun === one.noun),
  );
}

/** The garments that a sentence calls by another noun for the only one at that place: "shoes" for sneakers. */
function calledOtherwise(sentence: string, garments: readonly Named[]): Named[] {
  return garments.filter(
    ({ key, others }) =>
      !garments.some((other) => other.key !== key && other.others.some((noun) => others.includes(noun))) &&
      others.some((noun) => says(sentence, noun)),
  );
}

function isDescription(target: string): boolean {
  return target.startsWith('term.') || textParts.some((part) => target.startsWith(`${part}.`));
}

function garmentsOf(target: string, sentence: string, garments: readonly Named[]): string[] {
  const found = [...calledByNoun(sentence, garments), ...calledOtherwise(sentence, garments)];
  const byColour = isDescription(target)
    ? garments.filter(({ colours }) => colours.some((colour) => says(sentence, colour)))
    : [];
  const keys = new Set((found.length > 0 ? found : byColour).map(({ key }) => key));
  return garments.map(({ key }) => key).filter((key) => keys.has(key));
}

/** Every sentence of an analysis with its target, in the order in which they are shown. */
function sentencesByTarget({ analysis, recommendations, evidence }: MentionSources): [string, string][] {
  return [
    ...textParts.flatMap((part) =>
      sentencesOf(analysis[part]).map((text, place): [string, string] => [`${part}.${place}`, text]),
    ),
    ...listParts.flatMap((part) =>
      recommendations[part].map((text, place): [string, string] => [`${part}.${place}`, text]),
    ),
    ...evidence.terms.map(({ key, text }): [string, string] => [`term.${key}`, text]),
  ];
}

/**
 * Which measured garments and lines each sentence of an analysis speaks of, no matter who wrote it; sentences that speak of
 * none are left out. Re-scored changes name their garment themselves, everything else by noun or colour.
 */
export function mentionsOf(sources: MentionSources): Mention[] {
  const { regions, lines, raises } = sources.evidence;
  const garments = regions.map(namedOf);
  const raised = new Map(raises.map(({ text, region }) => [text, region]));
  return sentencesByTarget(sources).flatMap(([target, text]) => {
    const sentence = text.toLowerCase();
    const changed = raised.get(text);
    const keys = changed ? [changed] : garmentsOf(target, sentence, garments);
    const drawn = isDescription(target)
      ? lines.map(({ key }) => key).filter((key) => lineWords[key]?.test(sentence))
      : [];
    const known = keys.filter((key) => regions.some((region) => region.key === key));
    return known.length + drawn.length > 0 ? [{ target, regions: known, lines: drawn }] : [];
  });
}
