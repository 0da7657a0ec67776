import { readTokens } from '../../stylist/item-text/words/read-words.ts';
import { headsOf } from '../understanding/mentions/garment-heads.ts';
import { isSaidBrand } from '../understanding/mentions/read-mentions.ts';
import type { Question } from '../understanding/read-question.ts';
import {
  amounts,
  hasDay,
  hasOccasion,
  hasRefused,
  type QuestionFeatures,
  sorted,
  yesOrNo,
} from './question-features.ts';

/** Longest row of words that is looked at as one. */
const longest = 3;
const mostWords = 40;

/**
 * What is seen of a question, as names of features: signs and counts, and rows of one to three words in which garments,
 * qualities, days, places, occasions and numbers stand as such, so that "which <kind> go with my <kind>" is the same of
 * any garment.
 */
export function phraseFeatures(questionFeatures: QuestionFeatures): string[] {
  const words = ['^', ...abstracted(questionFeatures.question).slice(0, mostWords), '$'];
  const features = new Set<string>(countsOf(questionFeatures));
  for (let k = 0; k < words.length; k++)
    for (let length = 1; length <= longest && k + length <= words.length; length++)
      features.add(words.slice(k, k + length).join(' '));
  features.delete('^');
  features.delete('$');
  return [...features];
}

const ofCode =
  /\b(dress ?codes?|(black|white) tie|(smart|business|dressy) casual|attire|business formal|semi ?formal|lounge suits?|cocktail|festive|invit(e|es|ation|ations|ed)( says)?)\b/;

function countsOf(questionFeatures: QuestionFeatures): string[] {
  const { kinds, definite, precise, loose, colours, wordCount, topic, signals } = questionFeatures;
  const few = (count: number) => Math.min(2, count);
  return [
    `#kinds ${few(kinds)}`,
    `#definite ${few(definite)}`,
    `#precise ${few(precise)}`,
    `#loose ${few(loose)}`,
    `#colours ${few(colours)}`,
    `#words ${wordCount <= 3 ? 'few' : wordCount <= 7 ? 'some' : wordCount <= 14 ? 'many' : 'most'}`,
    `#topic ${topic ? Math.floor(4 * Math.min(0.99, topic.coverage)) : 'none'}`,
    ...[...signals].map((signal) => `#${signal}`),
    ...(hasOccasion(questionFeatures) ? ['#occasion'] : []),
    ...(ofCode.test(questionFeatures.question.plain) ? ['#code'] : []),
    ...(hasDay(questionFeatures) ? ['#day'] : []),
    ...(yesOrNo(questionFeatures) ? ['#yes or no'] : []),
    ...(amounts(questionFeatures) ? ['#amounts'] : []),
    ...(sorted(questionFeatures) ? ['#sorted'] : []),
    ...(hasRefused(questionFeatures) ? ['#refused'] : []),
  ];
}

/** The words of a question with what is understood of them put in place of them. */
export function abstracted(question: Question): string[] {
  const names = garmentNames(question);
  const whole = (said: string | undefined) => new Set(said?.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const { days, place, occasion } = question;
  const around: readonly [string, ReadonlySet<string>][] = [
    ['<place>', whole(place)],
    ['<occasion>', whole(occasion?.said)],
    ['<day>', whole(days?.said)],
  ];
  const out: string[] = [];
  for (const [k, { text }] of question.tokens.entries()) {
    const said = glue.test(text) ? undefined : around.find(([, words]) => words.has(text))?.[0];
    const name = names.get(k) ?? said ?? (/^\d+([.,]\d+)?$/.test(text) ? '<number>' : text);
    if (name === '<kind>') while (/^<(kind|quality|colour|cloth)>$/.test(out.at(-1) ?? '')) out.pop();
    if (!name.startsWith('<') || out.at(-1) !== name) out.push(name);
  }
  return out;
}

/** Which words are of garments and of what they are like. */
function garmentNames({ tokens }: Question): Map<number, string> {
  const words = readTokens([...tokens]);
  const names = new Map<number, string>();
  const add = ({ first, last }: { first: number; last: number }, name: string) => {
    for (let k = first; k <= last; k++) names.set(k, name);
  };
  for (const attribute of words.attributes) {
    const fields = attribute.meanings.map(({ field }) => field);
    if (fields.includes('colour')) add(attribute, '<colour>');
    else if (fields.includes('material')) add(attribute, '<cloth>');
    else if (fields.includes('pattern')) add(attribute, '<quality>');
  }
  for (const brand of words.brands) if (isSaidBrand(words.tokens, brand)) add(brand, '<brand>');
  for (const head of headsOf(words)) if (!head.vague) add(head, '<kind>');
  return names;
}

const glue = /^(the|a|an|my|me|our|this|that|in|on|at|of|for|to|with|next|last|after|day)$/;

/** What each of `count` known features counts: together they share one length, so that long questions do not outweigh short ones. */
export function wordingScale(count: number): number {
  return 3 / Math.sqrt(Math.max(1, count));
}
