import type { Answer, AssistantContext, Memory } from '../assistant-context.ts';
import { agreesAndTalks, settle } from '../commands/run-command.ts';
import { withWhatWasDone } from '../commands/what-was-done.ts';
import { groupOf } from '../intent/intent-names.ts';
import { filled, say } from '../say.ts';
import { bestNamed } from './own-names.ts';
import type { Turn } from './turn.ts';

/** "Ja den 15. und yoga fällt aus", "yes, and wash the jeans": a yes, and then something else. */
const yesFirst =
  /^\W*(?:yes|yeah?|yep|yup|aye|sure|ok(?:ay)?|ja|jep|jap|jo|sí|si|oui|klar|passt)(?:\s+(?:please|do it|do that|bitte|den \d+\.?|genau|passt|mach))?\s*(?:[,.!;]+\s*|\s+)(?:(?:and|und|u|n|y|et|og|also|then)\s+)?(?=\S)/iu;
const joined =
  /^\W*\p{L}+(?:\s+(?:please|do it|do that|bitte|den \d+\.?|genau|passt|mach))?\s*(?:[,.!;]|\s(?:and|und|u|n|y|et|og)\s)/iu;
const fewestWords = 3;

/** What comes behind a yes, where that is a wish of its own; undefined where the whole is one. */
export function behindYes(text: string, memory: Memory | undefined): string | undefined {
  if (!memory?.pending || text.includes('?') || !yesFirst.test(text) || !joined.test(text)) return undefined;
  const rest = text.replace(yesFirst, '').trim();
  return rest.split(/\s+/).length >= fewestWords ? rest : undefined;
}

/** What waited is done, and what was said behind the yes is asked for; undefined where the rest is no command. */
export async function yesAnd(
  { context, text, wanted, memory }: Turn,
  answerTo: (rest: string, memory: Memory) => Promise<Answer>,
): Promise<Answer | undefined> {
  const sized = withSize(memory, text);
  const rest = sized ? text : behindYes(text, memory);
  if (rest === undefined) return undefined;
  const yes = settle({ wanted: { ...wanted, intent: 'yes' }, memory: sized ?? memory });
  const done = await withWhatWasDone(context, yes, wanted.language);
  if (!done?.change) return undefined;
  if (sized) return done;
  const { justDone: _done, ...after } = done.memory;
  const next = await answerTo(rest, after);
  if (next.change || groupOf(wanted.intent) === 'feeling') return undefined;
  if (!next.memory.pending) return (await namesOwn(context, rest)) ? halfDone(done, rest, wanted) : undefined;
  return { ...next, text: `${done.text} ${next.text}`, change: done.change };
}

const size =
  /^\W*(?:it[’']?s|it is|and|in)?\s*(?:an? |size )*(xx?s|small|medium|large|x?x?l|s|m|\d{1,2}(?:\.5)?)\W*$/iu;

/** "Yeah it's a medium", of a new garment that waits: it is added with its size. */
function withSize(memory: Memory | undefined, text: string): Memory | undefined {
  const said = yesFirst.test(text) ? size.exec(text.replace(yesFirst, ''))?.[1] : undefined;
  const waits = memory?.pending;
  if (!memory || !said || waits?.change.kind !== 'add_items') return undefined;
  const edit = { ...waits.change.edit, size: sizes[said.toLowerCase()] ?? said.toUpperCase() };
  return { ...memory, pending: { ...waits, change: { ...waits.change, edit } } };
}

const sizes: Readonly<Record<string, string>> = { small: 'S', medium: 'M', large: 'L' };

/** What was said behind the yes is not lost where it names a garment and is not understood. */
function halfDone(done: Answer, rest: string, { language }: Turn['wanted']): Answer {
  const unclear = filled(say('rest_unclear', language, ''), { rest: rest.replace(/[.!\s]+$/, '') });
  return { ...done, text: `${done.text} ${unclear}` };
}

async function namesOwn(context: AssistantContext, rest: string): Promise<boolean> {
  if (!context.hasWardrobe || agreesAndTalks(`yes. ${rest}`)) return false;
  return bestNamed(rest, await context.items(), ({ description }) => description).length > 0;
}
