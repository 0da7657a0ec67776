import type { Answer, Memory } from '../assistant-context.ts';
import { groupOf, type IntentName, type Language } from '../intent/intent-names.ts';
import type { Likelihood } from '../intent/read-intent.ts';
import { isOfferName, isTalkName, type OfferName, offer, say } from '../say.ts';
import { answered } from '../tools/find-tools.ts';
import { moodSentence } from './remark-answer.ts';

/** What is offered beside talk that leads nowhere by itself. */
const offered: Partial<Record<IntentName, readonly OfferName[]>> = {
  hello: ['outfit', 'unworn', 'week_plan'],
  capabilities: ['outfit', 'find', 'item_add', 'pack'],
  who_are_you: ['outfit', 'unworn'],
  small_talk: ['outfit'],
  happy: ['outfit'],
  dislike: ['other'],
  insult: ['outfit'],
  off_topic: ['outfit'],
  gibberish: ['outfit', 'find', 'explain'],
  code: ['outfit'],
  injection: ['outfit'],
  others_data: ['find'],
  shop: ['gaps'],
  remind: ['events'],
  sad: ['outfit_comfy'],
};

/** Small talk, and what no wardrobe can answer. What was shown stays what "another one" means. */
export function talkAnswer(
  intent: IntentName,
  language: Language,
  text: string,
  memory: Memory | undefined,
): Answer | undefined {
  if (!isTalkName(intent)) return undefined;
  if (intent === 'capabilities' && asksOfElse.test(text))
    return talkAnswer('off_topic', language, text, memory);
  if (intent === 'small_talk' && memory?.tool === 'feeling')
    return { ...answered('talk', say('after_feeling', language, text)), memory };
  if (intent === 'happy' && !ofOneself.test(text))
    return {
      ...answered('talk', say('remark_good', language, text)),
      memory: memory ?? { tool: 'talk', shown: [] },
    };
  const mood = intent === 'small_talk' ? moodSentence(text, language) : undefined;
  if (mood !== undefined) return { ...answered('talk', mood), memory: memory ?? { tool: 'talk', shown: [] } };
  const names = intent === 'dislike' && !memory?.outfit ? [] : (offered[intent] ?? []);
  return {
    ...answered('talk', say(intent, language, text), {
      actions: names.map((name) => offer(name, language)),
    }),
    memory: memory ?? { tool: 'talk', shown: [] },
    known: groupOf(intent) !== 'other',
  };
}

/** "He looked so pleased with himself, bless him" is no news of one's own to be congratulated on. */
const ofOneself =
  /(?<!\p{L})(?:i|i['’]?(?:m|ve|ll|d)|im|ive|me|my|we|we['’]?(?:re|ve)|our|us|ich|mich|mein\p{L}*|wir|uns\p{L}*|yo|mi|me|nos|nuestr\p{L}*|estoy|je|j['’]\p{L}+|mon|ma|mes|on|nous|jeg|meg|min|mitt|vi|vår)(?!\p{L})|^\W*(?:got|getting|just|finally|passed|booked|engaged|promoted)(?!\p{L})/iu;

/** "Can you do recipes too": the thing named is not clothing, or it would have been read as such. */
const asksOfElse =
  /^\W*(?:and |und )?(?:can|could|do) you (?:also |even )?(?:do|make|know|tell|give|help with|cook|write|play|translate)?\s?(?:me )?\p{L}+(?: (?:too|as well))?\W*$|^\W*kannst du (?:auch |sonst )?(?!was|noch|alles)\p{L}+\W*$|^\W*(?:puedes|sabes) (?:también )?(?!hacer)\p{L}+(?: de \p{L}+)?\W*$|^\W*kan du (?:også )?(?!gjøre)\p{L}+\W*$/iu;

/** Below this a guess says nothing. House rule. */
const leastGuess = 0.12;

/** One line, and two guesses where there are any. */
export function notUnderstood(
  ranked: readonly Likelihood[],
  language: Language,
  memory: Memory | undefined,
): Answer {
  const isGuess = (intent: IntentName) => /^(question|command)$/.test(groupOf(intent)) && intent !== 'undo';
  const guesses = ranked
    .filter(({ probability }) => probability >= leastGuess)
    .flatMap(({ intent }) => (isGuess(intent) && isOfferName(intent) ? [intent] : []))
    .slice(0, 2);
  if (guesses.length < 2)
    return {
      ...answered('unknown', say('unsure', language, ''), {
        actions: (['outfit', 'find'] as const).map((name) => offer(name, language)),
      }),
      memory: memory ?? { tool: 'unknown', shown: [] },
      known: false,
    };
  const names: OfferName[] = guesses;
  const [first, second] = names.map((name) => offer(name, language));
  const text = say('unknown', language, '')
    .replace('{first}', first?.label ?? '')
    .replace('{second}', second?.label ?? '');
  return {
    ...answered('unknown', text, { actions: names.map((name) => offer(name, language)) }),
    memory: memory ?? { tool: 'unknown', shown: [] },
    known: false,
  };
}
