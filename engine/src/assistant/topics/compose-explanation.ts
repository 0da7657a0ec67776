import type { Topic } from '../../knowledge/topics/topic.ts';
import type { Answer } from '../assistant-context.ts';
import { answered } from '../tools/find-tools.ts';
import { type FoundTopic, searchTopics } from './search-topics.ts';
import { stemsOf, widerOf } from './topic-words.ts';

/** So much an explanation may hold. House rule: what is read without effort in a chat. */
const most = { topics: 2, sentences: 6, ofFurther: 2 };
/** From this share of the best topic's score another one is near enough to be included as well. House rule. */
const near = { alike: 0.8, adding: 0.5 };

/**
 * Explains the topic, with what other topics know of the same question; related ones are offered. `isAlone` leaves out topics
 * that only share a further word: coffee that was spilt at brunch does not ask about brunch.
 */
export function explain(question: string, found: FoundTopic, isAlone = false): Answer {
  const ranked = searchTopics(question, 8).filter(({ topic }) => topic !== found.topic);
  const further = isAlone ? [] : furtherTopics(question, found, ranked);
  const lines = [firstWord(question, found) + found.topic.text];
  let left = most.sentences - sentencesOf(found.topic.text).length;
  for (const topic of further) {
    const covered = nearestSentences(topic, question, Math.min(left, most.ofFurther));
    if (covered) lines.push(`${topic.title}: ${covered}`);
    left -= sentencesOf(covered).length;
  }
  const [next] = ranked.filter(({ topic, coverage }) => !further.includes(topic) && coverage >= 0.45);
  return answered('explain', lines.join('\n'), {
    actions: next && next.score > 0.6 * found.score ? [{ kind: 'ask', label: next.topic.title }] : [],
    memory: { tool: 'explain', shown: [], topic: question },
  });
}

/** Topics that add a word of the question that is not covered yet, or that are as near as the first. */
function furtherTopics(question: string, found: FoundTopic, ranked: readonly FoundTopic[]): Topic[] {
  const asked = new Set(stemsOf(question).filter((word) => !ofAnything.has(word)));
  const covered = new Set(wordsOf(found.topic));
  const further: Topic[] = [];
  for (const { topic, score, coverage, named } of ranked) {
    if (further.length + 1 >= most.topics) break;
    const names = new Set(stemsOf(`${topic.title} ${topic.also}`));
    const adds = [...asked].some((word) => names.has(word) && !covered.has(word));
    const isNear = score >= near.alike * found.score && coverage >= 0.5;
    if (!named || !(isNear || (adds && score >= near.adding * found.score))) continue;
    if (isOfColors(topic) && !isOfColors(found.topic)) continue;
    if (isSame(topic, [found.topic, ...further])) continue;
    further.push(topic);
    for (const word of wordsOf(topic)) covered.add(word);
  }
  return further;
}

/** Words of a question that any topic may have. */
const ofAnything = new Set(['rule', 'thing', 'way', 'deal', 'tip']);

/** A garment's name is not the question: coffee on a blue shirt does not ask about blue. */
function isOfColors({ title }: Topic): boolean {
  return /^what goes with\b/i.test(title);
}

function wordsOf({ title, also, text }: Topic): string[] {
  const words = stemsOf(`${title} ${also} ${text}`);
  return [...words, ...words.flatMap((word) => [...widerOf(word)])];
}

/** Whether the text says nearly the same as one before, in most of its words. House rule. */
function isSame({ text }: Topic, before: readonly Topic[]): boolean {
  const own = new Set(stemsOf(text));
  return before.some(({ text: other }) => {
    const words = new Set(stemsOf(other));
    return [...own].filter((word) => words.has(word)).length > 0.6 * own.size;
  });
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[A-Z“])/).filter(Boolean);
}

/** The sentences that share most with the question, in their order; whole texts where they are short enough. */
function nearestSentences({ text }: Topic, question: string, count: number): string {
  const sentences = sentencesOf(text);
  if (count <= 0) return '';
  if (sentences.length <= count) return text;
  const asked = new Set(stemsOf(question));
  const shared = (sentence: string) => stemsOf(sentence).filter((word) => asked.has(word)).length;
  const best = [...sentences].sort((a, b) => shared(b) - shared(a)).slice(0, count);
  return sentences.filter((sentence) => best.includes(sentence)).join(' ');
}

const asksLeave =
  /^\W*((so|and|but|hey|hi|hello|ok|um|well|quick question|please|honestly|genuinely|seriously|also|is it true that)\W+)*(can|could|may|should|shall|do|does|is|are|would|am|isnt|arent)\b|\b(ok|okay|fine|allowed|acceptable|appropriate|alright|good idea|do or dont|yes or no|yay or nay|yes no|thoughts|safe)\s*(or (not|no)|then)?\W*$/;
const isTurned =
  /\b(wrong|rude|bad|tacky|weird|odd|strange|silly|faux pas|disrespectful|a no no|no go|off limits|inappropriate|too (much|casual|formal|dressy|informal)|ruin|damage|harm|overkill|unprofessional|frowned upon|a mistake|a sin|a crime|cheesy|naff|gauche|offensive|illegal|forbidden|taboo|banned)\b/;
const asksDuty =
  /\b(have to|has to|need to|need (a|an|my|the)|must|necessary|necessarily|required|obliged|compulsory|mandatory|essential|supposed to|should)\b/;
const turned = { Yes: 'No', No: 'Yes', 'Better not': 'A little', 'It depends': 'It depends' } as const;

/** "Yes." or "No." where the question asks for leave or duty and the topic is just that. */
function firstWord(question: string, { topic, coverage }: FoundTopic): string {
  const plain = question.toLowerCase().replace(/[’']/g, '');
  const { verdict } = topic;
  if (!verdict || coverage < 0.6 || !asksLeave.test(plain) || /^(yes|no)\b/i.test(topic.text)) return '';
  if (verdict.must && asksDuty.test(plain)) return `${verdict.must}. `;
  if (!verdict.may || /\b(have to|need to|must)\b/.test(plain)) return '';
  return `${isTurned.test(plain) ? turned[verdict.may] : verdict.may}. `;
}
