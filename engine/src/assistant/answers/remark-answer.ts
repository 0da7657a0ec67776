import replies from '../../knowledge/assistant/remark-replies.json' with { type: 'json' };
import type { Answer, Memory } from '../assistant-context.ts';
import type { IntentName, Language } from '../intent/intent-names.ts';
import { type Likelihood, readIntent } from '../intent/read-intent.ts';
import { say, variantOf } from '../say.ts';
import { tellsTrouble } from '../steps/care-by-table.ts';
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
type Mood = {
  name: string;
  words: Readonly<Record<Language, string>>;
  say: Readonly<Record<Language, string[]>>;
  /** In longer messages these words say something else: "hang on" opens many a story. */
  mostWords?: number;
  /** The words tell the mood only where they open the message. */
  opens?: boolean;
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

function isSaid({ words, mostWords, opens }: Mood, text: string, language: Language): boolean {
  if (mostWords !== undefined && text.trim().split(/\s+/).length > mostWords) return false;
  const at = patternOf(words[language]).exec(text)?.index ?? -1;
  return at >= 0 && (!opens || !/\p{L}/u.test(text.slice(0, at)));
}

/** The first mood that a word of the message tells; the graver ones come first. */
function moodOf(text: string, language: Language): Mood | undefined {
  return moods.find((mood) => isSaid(mood, text, language));
}

/** Whether a word of a message tells its mood: off for a moment, tired, laughing. */
export function tellsMood(text: string, language: Language): boolean {
  return moodOf(text, language) !== undefined;
}

/** What is said to a mood that a word of the message tells; undefined where none does. */
export function moodSentence(text: string, language: Language): string | undefined {
  const mood = moodOf(text, language);
  return mood && variantOf(mood.say[language], text);
}

/** These are not answered with anything else, whatever is read of the message. */
const grave = /^(?:loss|sad|hurt)$/;

/** Sympathy for a loss, bad news, or a fall; undefined where no word tells of one. */
export function graveSentence(text: string, language: Language): string | undefined {
  const mood = moodOf(text, language);
  return mood && grave.test(mood.name) ? variantOf(mood.say[language], text) : undefined;
}

/**
 * A few words to a remark that wants nothing, in its mood where a word tells it; what was shown, and what waits for a yes,
 * stays.
 */
export function remarkAnswer(
  text: string,
  {
    language,
    memory,
    ranked,
  }: { language: Language; memory: Memory | undefined; ranked?: readonly Likelihood[] },
): Answer {
  const answer = answered('talk', replyTo(text, { language, memory, ranked }));
  const kept = memory ?? answer.memory;
  // After "the moths got it", a question how to keep them out is about moths.
  return { ...answer, memory: tellsTrouble(text, language) ? { ...kept, topic: text } : kept };
}

function replyTo(
  text: string,
  {
    language,
    memory,
    ranked,
  }: { language: Language; memory: Memory | undefined; ranked: readonly Likelihood[] | undefined },
): string {
  const mood = moodOf(text, language);
  if (mood && !(memory?.feeling && mood.name === 'agreement')) return variantOf(mood.say[language], text);
  if (memory?.feeling) return say('after_feeling', language, text);
  if (asksOfOthers.test(text)) return say('off_topic', language, text);
  const tone = toneOf(text, language);
  const feeling =
    tone === 'remark_good'
      ? undefined
      : (feelingOf(readIntent(text, language).ranked) ?? (ranked && feelingOf(ranked)));
  if (feeling) return say(feeling, language, text);
  return tone ? say(tone, language, text) : variantOf(replies.neutral[language], text);
}

/** A question that somebody else has, passed on: "my nephew wants to know how long you boil an egg". */
const asksOfOthers =
  /(?<!\p{L})(?:wants? to know|(?:is|was|keeps?) asking(?: me)?|asked me|wonders|will wissen|fragt(?: mich)?|quiere saber|pregunta|veut savoir|me demande|lurer på|vil vite)(?!\p{L}).*(?<!\p{L})(?:how|what|when|where|why|who|which|whether|if|wie|was|wann|wo|warum|wer|ob|cómo|qué|cuándo|dónde|por qué|si|comment|quand|où|pourquoi|hvordan|hva|når|hvor|hvorfor|om)(?!\p{L})/iu;

const feelings = ['nerves', 'body_dislike', 'sad', 'overwhelmed', 'money_worry'] as const;
/** From here the feelings together are heard, and one of them is the one to answer. House rules. */
const [heardTogether, heardMost] = [0.6, 0.35];

/** The feeling that a remark tells of without a word for it: "nothing sits right on me", "it's my first date since". */
function feelingOf(ranked: readonly Likelihood[]): (typeof feelings)[number] | undefined {
  const heard = feelings.map((name) => ({
    name,
    probability: ranked.find(({ intent }) => intent === name)?.probability ?? 0,
  }));
  const sum = heard.reduce((all, { probability }) => all + probability, 0);
  const [most] = heard.sort((one, other) => other.probability - one.probability);
  return most && sum >= heardTogether && most.probability >= heardMost ? most.name : undefined;
}

function toneOf(text: string, language: Language): 'remark_good' | 'remark_bad' | undefined {
  const { ranked } = readIntent(text, language);
  const sum = (names: ReadonlySet<IntentName>) =>
    ranked.reduce((all, { intent, probability }) => all + (names.has(intent) ? probability : 0), 0);
  const [good, bad] = [sum(glad), sum(troubled)];
  if (good >= toneBar && good > bad) return 'remark_good';
  return bad >= toneBar ? 'remark_bad' : undefined;
}
