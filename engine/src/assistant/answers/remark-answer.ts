import replies from '../../knowledge/assistant/remark-replies.json' with { type: 'json' };
import type { Answer, Memory } from '../assistant-context.ts';
import type { IntentName, Language } from '../intent/intent-names.ts';
import { readIntent } from '../intent/read-intent.ts';
import { say, variantOf } from '../say.ts';
import { answered } from '../tools/find-tools.ts';

/** From here a remark sounds glad, or like trouble, though no word of it says so. House rule. */
const toneBar = 0.75;
const glad: ReadonlySet<IntentName> = new Set<IntentName>(['happy', 'praise']);
const troubled: ReadonlySet<IntentName> = new Set<IntentName>([
  'sad',
  'overwhelmed',
  'dislike',
  'money_worry',
  'nerves',
]);
/** A mood that must open the message is looked for only in messages this short, in words. */
const mostOfWhole = 4;

/** The languages whose words for moods are written. */
type Told = 'en' | 'de';
type Mood = {
  words: Readonly<Record<Told, string>>;
  say: Readonly<Record<Told, string[]>>;
  isWhole?: boolean;
};
const moods: readonly Mood[] = replies.moods;
const patterns = new Map<string, RegExp>();

function patternOf(words: string): RegExp {
  const known =
    patterns.get(words) ??
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}]|['’]t(?!\\p{L}))`, 'iu');
  patterns.set(words, known);
  return known;
}

function beginsWith(text: string, words: string): boolean {
  const at = patternOf(words).exec(text)?.index ?? -1;
  return at >= 0 && !/\p{L}/u.test(text.slice(0, at));
}

function hasMoods(language: Language): language is Told {
  return language === 'en' || language === 'de';
}

/** The first mood that a word of the message tells. */
function moodOf(text: string, language: Told): Mood | undefined {
  const count = text.trim().split(/\s+/).length;
  return moods.find(({ words, isWhole }) =>
    isWhole
      ? count <= mostOfWhole && beginsWith(text, words[language])
      : patternOf(words[language]).test(text),
  );
}

/** Whether a word of a message tells its mood: off for a moment, tired, laughing. */
export function tellsMood(text: string, language: Language): boolean {
  return hasMoods(language) && moodOf(text, language) !== undefined;
}

/**
 * A few words to a remark that wants nothing, in its mood where a word tells it; what was shown, and what waits for a yes,
 * stays. `namesOwn`: the message names a garment of the person's own.
 */
export function remarkAnswer(
  text: string,
  language: Language,
  { memory, namesOwn }: { memory: Memory | undefined; namesOwn: boolean },
): Answer {
  const answer = answered('talk', replyTo(text, language, { memory, namesOwn }));
  return { ...answer, memory: memory ?? answer.memory };
}

function replyTo(
  text: string,
  language: Language,
  { memory, namesOwn }: { memory: Memory | undefined; namesOwn: boolean },
): string {
  if (memory?.feeling) return say('after_feeling', language, text);
  const mood = hasMoods(language) ? moodOf(text, language) : undefined;
  if (mood && hasMoods(language)) return variantOf(mood.say[language], text);
  const tone = toneOf(text, language);
  if (tone) return say(tone, language, text);
  if (asksOfOthers.test(text)) return say('off_topic', language, text);
  const isStory = namesOwn && hasMoods(language);
  return variantOf(isStory ? replies.story[language] : replies.other[language], text);
}

/** A question that somebody else has, passed on: "my nephew wants to know how long you boil an egg". */
const asksOfOthers =
  /(?<!\p{L})(?:wants? to know|(?:is|was|keeps?) asking(?: me)?|asked me|wonders|will wissen|fragt(?: mich)?|quiere saber|pregunta|veut savoir|me demande|lurer på|vil vite)(?!\p{L}).*(?<!\p{L})(?:how|what|when|where|why|who|which|whether|if|wie|was|wann|wo|warum|wer|ob|cómo|qué|cuándo|dónde|por qué|si|comment|quand|où|pourquoi|hvordan|hva|når|hvor|hvorfor|om)(?!\p{L})/iu;

function toneOf(text: string, language: Language): 'remark_good' | 'remark_bad' | undefined {
  const { ranked } = readIntent(text, language);
  const sum = (names: ReadonlySet<IntentName>) =>
    ranked.reduce((all, { intent, probability }) => all + (names.has(intent) ? probability : 0), 0);
  const [good, bad] = [sum(glad), sum(troubled)];
  if (good >= toneBar && good > bad) return 'remark_good';
  return bad >= toneBar ? 'remark_bad' : undefined;
}
