import { renderAbroad } from '../abroad/tell-abroad.ts';
import type { Answer, AssistantContext, Memory } from '../assistant-context.ts';
import { itemsCalled } from '../commands/meant-items.ts';
import { refusedByName } from '../conversation/follow-names.ts';
import type { Wanted } from '../intent/decide.ts';
import { groupOf } from '../intent/intent-names.ts';
import { describeItems } from '../tools/describe-tools.ts';
import { eventOf } from '../understanding/coming-event.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { answerAs } from './answer-english.ts';

/** From here a message is a command, or talk, whatever it names. House rule. */
const statementThreshold = 0.5;

type SaidNow = { text: string; english: string; wanted: Wanted; memory: Memory | undefined };

/** "Where are my swimmers": what no vocabulary knows is found by its name, with where it is. */
export async function calledSo(context: AssistantContext, said: SaidNow): Promise<Answer | undefined> {
  if (!context.hasWardrobe) return undefined;
  const items = itemsCalled(said.text, await context.items());
  if (items.length === 0 || items.length > mostCalled) return undefined;
  return describeItems(context, items, readQuestion(said.english, context.today).plain);
}

const mostCalled = 3;

/** So few words that are all in an event's title name it. */
const fewWords = 4;

/** "Thanksgiving.", "berghain samstag": hardly more than an event asks what to wear to it. */
export async function bareEvent(
  context: AssistantContext,
  { text, english, wanted, memory }: SaidNow,
): Promise<Answer | undefined> {
  const { language, intent, probability } = wanted;
  const words = wordsOf(text);
  if (words.length === 0 || memory?.pending || !context.hasWardrobe) return undefined;
  const isTold =
    /^(command|talk)$/.test(groupOf(intent)) && language !== 'en' && probability >= statementThreshold;
  if (isTold || (language === 'en' && groupOf(intent) === 'command')) return undefined;
  const read = readQuestion(english, context.today);
  const question = language === 'en' ? read : { ...read, native: text, language };
  const event = await eventOf(context, question);
  const title = wordsOf(event?.title ?? '');
  const shared = words.filter((word) => title.includes(word));
  const rest = words.filter((word) => !title.includes(word) && !besideEvent.test(word));
  const isBare = words.length <= fewWords ? rest.length === 0 : rest.length === 0 && shared.length > 1;
  if (!event || !isBare || shared.length === 0 || (await context.items()).length === 0) return undefined;
  const answer = await answerAs('outfit', { context, question, items: await context.items() });
  return answer && language !== 'en' ? renderAbroad({ context, answer, intent: 'outfit', language }) : answer;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Days, little words, and "what to wear", which may stand beside an event's name. */
const besideEvent =
  /^(the|my|at|on|for|and|am|um|der|die|das|n|und|zum|zur|beim|was|geht|anziehen|zieh|ich|an|el|la|de|con|y|q|que|me|pongo|para|le|du|au|je|jmets|mets|quoi|pour|til|på|i|hva|ka|skal|jeg|æ|ha|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag)$/;

/** A short refusal of something that is worn, however it is called, before it is taken for a command or for care. */
export async function refusalOfShown(
  context: AssistantContext,
  { text, wanted, memory }: { text: string; wanted: Wanted; memory: Memory | undefined },
): Promise<Answer | undefined> {
  if (!memory?.outfit || wanted.language !== 'en' || !context.hasWardrobe) return undefined;
  if (groupOf(wanted.intent) === 'command' && !/^(pref_set|item_wash|item_delete)$/.test(wanted.intent))
    return undefined;
  return refusedByName(
    { context, question: readQuestion(text, context.today), items: await context.items() },
    memory,
  );
}
