import { ofCare } from '../../knowledge/topics/all-topics.ts';
import type { Topic } from '../../knowledge/topics/topic.ts';
import type { Answer } from '../assistant-context.ts';
import { answered } from '../tools/find-tools.ts';
import { comparedTopics } from './compare-topics.ts';
import { type FoundTopic, searchTopics } from './search-topics.ts';

/** From here a topic is taken for the answer: most of the question's weight must be in it. House rule, set on own examples. */
const enough = { coverage: 0.4, score: 4 };
const less = { coverage: 0.28, score: 3.5 };

/** So high a score stands for itself in a long question. House rule. */
const plainly = { coverage: 0.18, score: 9 };

/** The topic of a question; `isSure` where everything else says that it asks for knowledge, so that less is enough. */
export function knownTopic(question: string, isSure = false): FoundTopic | undefined {
  const least = isSure ? [enough, less, plainly] : [enough];
  for (const said of [question, ...(isSure ? clausesOf(question) : [])]) {
    const [best] = searchTopics(said, 1);
    if (best?.named && least.some(({ coverage, score }) => best.coverage >= coverage && best.score >= score))
      return best;
  }
  return undefined;
}

/** The topic of care that answers a question which is surely one of care; undefined where none comes near. */
export function careTopic(question: string): FoundTopic | undefined {
  const best = searchTopics(question, 12).find(({ topic }) => careTopics.has(topic));
  return best?.named && best.coverage >= less.coverage && best.score >= less.score ? best : undefined;
}

const careTopics: ReadonlySet<Topic> = new Set(ofCare);

/** The parts of a long question, the one that asks first. */
function clausesOf(question: string): string[] {
  const parts = question
    .split(/[,.;:!?–-]\s|\s(?:without|because|cos|but)\s/)
    .filter((part) => part.split(' ').length > 2);
  const asks = (part: string) => (/\b(how|what|which|why|can|is|are|do|does|should)\b/i.test(part) ? 0 : 1);
  return parts.length > 1 ? [...parts].sort((a, b) => asks(a) - asks(b)) : [];
}

/** Explains two things that are set side by side; undefined where the question sets none, or one topic speaks of both. */
export function explainBoth(question: string): Answer | undefined {
  const both = comparedTopics(question);
  return (
    both &&
    answered('explain', both.map(({ topic }) => `${topic.title}: ${topic.text}`).join('\n'), {
      memory: { tool: 'explain', shown: [], topic: question },
    })
  );
}
