import type { AssistantContext, Memory } from '../assistant-context.ts';
import { decide, type Wanted } from '../intent/decide.ts';
import { groupOf, type Language } from '../intent/intent-names.ts';
import { readIntent } from '../intent/read-intent.ts';
import { contextOf } from '../intent/standing.ts';
import { pests } from '../steps/care-by-table.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { holdsFromNowOn } from './from-now-on.ts';
import { asksAtOnce, groundOf } from './grounding.ts';
import { pointsAt, recentOf } from './spoken-of.ts';

/** What is left to answer of a message of several sentences, and what is spoken of when that is read. */
export type Rest = { text: string; memory: Memory | undefined };

const ends = /(?<=[.!?…])\s+|\.{2,}\s*|\n+/u;
const [mostSentences, mostWords, mostFiller] = [4, 40, 5];
/** A message is taken apart where it is not read this surely as a whole. House rule. */
const wholeBar = 0.85;
/** From here the last sentence wants something by itself, and from here one before it does. House rules. */
const [lastBar, commandBar] = [0.5, 0.6];
/** What is asked about is often told in a sentence of its own. */
const needsStory = /^(care|explain|suits|pack|weather|event_create|item_add|code|pasted_list)$/;
const asksTo =
  /^\W*(?:is|are|was|were|do|does|did|can|could|should|shall|will|would|have|has|ist|sind|war|hab|habe|hat|kann|soll|passt|geht)(?!\p{L})/iu;

type Given = {
  assistantContext: AssistantContext;
  text: string;
  language: Language;
  wanted: Wanted;
  memory: Memory | undefined;
};

/**
 * "Light jeans are staying. What do they go with": the last sentence is what is wanted, and what the others name is what
 * it speaks of. Undefined where the message must be read as a whole: what an outfit is for and what happened to a garment
 * belongs to the question.
 */
export async function lastSentence(given: Given): Promise<Rest | undefined> {
  const { assistantContext, text, language, wanted, memory } = given;
  const sentences = text.split(ends).filter((part) => /\p{L}/u.test(part));
  const last = sentences.at(-1);
  const before = sentences.slice(0, -1);
  if (!last || before.length === 0 || sentences.length > mostSentences) return undefined;
  if (text.split(/\s+/).length > mostWords) return undefined;
  const isSure = wanted.probability >= wholeBar || needsStory.test(wanted.intent);
  if ((isSure && wanted.intent !== 'find') || holdsFromNowOn(text)) return undefined;
  const told = before.join(' ');
  // "Moths! What do I do with the rest?" is one story.
  if (pests.test(told)) return undefined;
  const ground = await groundOf(assistantContext, told, language, memory);
  const { occasion, place } = readQuestion(ground.english, assistantContext.today);
  if (ground.event ?? ground.days ?? place) return undefined;
  const first = wantedOf({ ...given, text: told }, ground);
  if (groupOf(first.intent) === 'command' && first.probability >= commandBar) return undefined;
  if (groupOf(wanted.intent) === 'feeling' || groupOf(first.intent) === 'feeling') return undefined;
  const named = [...ground.items, ...ground.archived];
  const spoken = named.length > 0 && named.length <= mostSpokenOf ? named : [];
  const focus = { ...memory?.focus, itemIds: spoken.map(({ id }) => id) };
  const base: Memory = memory ?? { tool: 'talk', shown: [], language };
  const recent = recentOf(focus.itemIds, base.recent);
  const next = spoken.length > 0 ? { ...base, focus, recent } : memory;
  const own = await groundOf(assistantContext, last, language, next);
  const meant = wantedOf({ ...given, text: last, memory: next }, own);
  const isFiller = told.split(/\s+/).length <= mostFiller && ground.items.length === 0;
  const isWanted = /^(question|command|follow)$/.test(groupOf(meant.intent)) && meant.probability >= lastBar;
  const asks = asksAtOnce(last) || asksTo.test(last);
  const isOfTold = own.referred.length > 0 && own.items.length === 0 && pointsAt(last);
  const isAlone = asks && own.items.length > 0;
  const isDressing = /^(outfit|outfit_with|suits|with|without|other|options)$/.test(meant.intent);
  const isSound = isWanted && (isFiller || isOfTold || isAlone) && !(isDressing && occasion);
  return isSound && meant.probability > wanted.probability - mostLost
    ? { text: last, memory: next }
    : undefined;
}

const mostSpokenOf = 3;
/** The whole is kept where it is read much more surely than its last sentence. House rule. */
const mostLost = 0.1;

function wantedOf(
  { text, language, memory }: Given,
  { own, signals }: Awaited<ReturnType<typeof groundOf>>,
): Wanted {
  const reading = readIntent(text, language, { own, context: contextOf(memory) });
  return decide(reading, { language, memory, signals });
}
