import { foldedText } from '../../language/text-features.ts';
import { parseItems } from '../../stylist/item-text/parse-items.ts';
import type { Answer, AssistantItem, Memory } from '../assistant-context.ts';
import { offer, say } from '../say.ts';
import { restOffered } from '../waiting/two-offers.ts';
import { commandOfWish } from '../wishes/command-of-wish.ts';
import { doWish } from '../wishes/do-wish.ts';
import { type Command, confirm, replied } from './command.ts';
import { isSentenceName, tell } from './command-words.ts';
import { eventCommand } from './event-commands.ts';
import { itemCommand, onItems } from './item-commands.ts';
import { meantItems } from './meant-items.ts';
import { planCommand } from './plan-commands.ts';
import { preferenceCommand } from './preference-commands.ts';
import { commandOf, type Said } from './read-command.ts';

/** Offers to do what a message tells to do; undefined where it is no command, or one that nothing is known of. */
export async function commandAnswer(said: Said): Promise<Answer | undefined> {
  if (said.wanted.intent === 'undo') return undo(said);
  const byDetails = await commandByDetails(said);
  if (byDetails) return byDetails;
  const { wish } = said;
  const command = { ...(await commandOf(said)), ...(wish ? { wish } : {}) };
  if (said.wanted.intent === 'pasted_list') return offerList(command);
  if (/^item_/.test(command.intent) && !said.context.hasWardrobe) return undefined;
  const answer =
    (await itemCommand(command)) ??
    (await planCommand(command)) ??
    (await eventCommand(command)) ??
    preferenceCommand(command);
  return answer && rememberedCommand(answer, command);
}

/** A command whose details were read; undefined where they do not say enough. */
export async function commandByDetails({ context, wanted, memory, wish }: Said): Promise<Answer | undefined> {
  if (!wish || wish.intent !== wanted.intent) return undefined;
  const { language } = wanted;
  return doWish(await commandOfWish(context, wish, { language, memory }), wish);
}

/** What was said, so that the next message may correct it. */
function rememberedCommand(answer: Answer, { intent, text }: Command): Answer {
  return { ...answer, memory: { ...answer.memory, command: { intent, text } } };
}

/** "Yeah bring it back": a yes with the words of what was offered, and nothing new. */
function repeatsYes(text: string): boolean {
  return yesAgain.test(text) && text.split(/\s+/).length <= mostOfYes;
}

const mostOfYes = 5;
const yesAgain =
  /^\W*(?:y(?:es|ea|eah|ep|up)|sure|ok(?:ay)?|ja|jo|jep|sí|si|oui|klar)\W+(?:please\W+|bitte\W+)?(?:do (?:it|that)|go (?:for it|ahead)|bring (?:it|them) back|add (?:it|them)|plan (?:it|them)|save (?:it|that)|that.s (?:it|right)|mach (?:das|es)|trag(?:s| es)? ein|hol (?:sie|es|ihn) zurück|hazlo|vas-y|gjør det)\W*$/iu;

/** "Yes baby. Only the dog saw it". */
const yesAndTalk =
  /^\W*(?:yes|yep|yeah|yup|sure|ja|jawohl|jo|sí|oui)(?:\s+\p{L}+){0,2}\s*[.!](?!.*[?])(?!.*(?<!\p{L})(?:and|then|also|but|put|mark|add|take|move|no|not|don['’]?t|never|wait|stop|actually|instead|rather|und|dann|aber|trag|nein|nicht|doch|halt|warte|lieber|y|pero|espera|et|mais|non|pas|attends|og|men|nei|ikke|vent)(?!\p{L}))/isu;

/** Whether a message is a yes with a sentence that neither asks nor orders behind it. */
export function agreesAndTalks(text: string): boolean {
  return yesAndTalk.test(text);
}

/** "Ok, leave it as it is" begins like a yes. */
const staysSo =
  /(?<!\p{L})(?:bleibt? (?:es |das )?so|lass(?:en)? (?:es |das |wir )?so|so lassen|leave it|keep it as|as it is|d[ée]jal[oa] (?:así|como)|laisse(?:-le)? comme|la det være)(?!\p{L})/iu;

/** "Yes. Wait", "ja, lieber nicht": taken back at once. */
const takesBack =
  /^\W*(?:yes|yep|yeah|ok(?:ay)?|ja|jo|sí|oui)\W+(?:(?:wait|stop|hang on|hold on|halt|warte|doch nicht|lieber nicht|espera|attends|vent)(?!\p{L})|(?:actually,? )?(?:no|nein|non|nei)(?=\W*$|,? wait)|actually,? (?:not|don))/iu;

/** "K but shoes", "ok and which shoes": no yes to what waits, but the beginning of something else. */
const onlyOk =
  /^\W*(?:(?:o?k(?:ay)?|kk|cool|alright|right|omg|gut|na gut|vale|bueno|bon|greit)\W+){1,2}(?:but|what|which|where|when|how|why|who|aber|was|welche\p{L}*|wo|wann|wie|warum|pero|qué|cu[aá]l\p{L}*|mais|quel\p{L}*|men|hva|hvilke\p{L}*)(?!\p{L})/iu;

/** "Yes" and "no" after something was offered; undefined where nothing waits. */
export function settle({
  wanted,
  memory,
  text,
}: Pick<Said, 'wanted' | 'memory'> & { text?: string }): Answer | undefined {
  const pending = memory?.pending;
  if (!memory || !pending) return memory?.declined && afterAll({ wanted, memory, text });
  const { pending: _pending, ...rest } = memory;
  if (
    wanted.intent === 'no' ||
    wanted.intent === 'undo' ||
    (text && (staysSo.test(text) || takesBack.test(text)))
  ) {
    const left = restOffered(memory, text ?? '', wanted.language);
    if (left) return left;
    const quiet = { cards: [], known: true, memory: { ...rest, declined: pending } };
    return { ...quiet, text: say('no_need', wanted.language, ''), actions: [] };
  }
  if (text && onlyOk.test(text)) return undefined;
  if (wanted.intent !== 'yes' && !(text && (repeatsYes(text) || agreesAndTalks(text)))) return undefined;
  return carriedOut(pending, rest, wanted);
}

/** "Actually yes", right after a no: what was refused is done. */
function afterAll({
  wanted,
  memory,
  text = '',
}: {
  wanted: Said['wanted'];
  memory: Memory;
  text?: string | undefined;
}): Answer | undefined {
  const { declined, ...rest } = memory;
  const isYes = wanted.intent === 'yes' || yesAfterAll.test(text) || repeatsYes(text);
  if (!declined || !isYes || text.split(/\s+/).length > mostOfYes) return undefined;
  return carriedOut(declined, rest, wanted);
}

const yesAfterAll =
  /^\W*(?:(?:hm+|oh|ok|wait|actually|well|no|on second thou?ght|ach|doch|moment|eigentlich|bueno|en fait|vent)\W+)*(?:yes|yeah|yep|do it|go ahead|ja|doch|mach(?:s| es)?|sí|si|oui|vas-y|jo|gjør det)\W*$/iu;

function carriedOut(
  { change, done }: NonNullable<Memory['pending']>,
  rest: Memory,
  { language }: Said['wanted'],
): Answer {
  const added = change.kind === 'add_items' ? { added: change.edit?.description ?? change.text } : {};
  return {
    cards: [],
    known: true,
    memory: { ...rest, ...added, justDone: true },
    text: done,
    actions: [offer('undo', language)],
    change,
  };
}

function undo({ wanted, memory }: Said): Answer {
  const { language } = wanted;
  if (!memory?.undo) return replied({ memory }, tell('nothing_to_undo', language));
  const { undo: change, pending: _pending, ...rest } = memory;
  return { text: tell('undone', language), cards: [], actions: [], known: true, memory: rest, change };
}

/** The one of several that the last command meant: "the suede ones". */
export async function chosenItem(said: Said): Promise<Answer | undefined> {
  const asking = said.memory?.asking;
  if (!asking) return undefined;
  const command = await commandOf(said);
  const among = asking.itemIds.flatMap((id) => command.items.find((item) => item.id === id) ?? []);
  const exact = among.filter(({ description }) => foldedText(description) === foldedText(said.text));
  const items = exact.length > 0 ? exact : chosenBy(command, among);
  if (items.length === 0) return undefined;
  const { asking: _asking, ...memory } = said.memory ?? { tool: 'command', shown: [] };
  const before = await commandOf({ ...said, text: asking.text, english: asking.text });
  const beside = command.items.filter(({ id }) => asking.besideIds?.includes(id));
  return onItems({ ...before, intent: asking.intent, memory }, [...items, ...beside]);
}

function chosenBy(command: Command, among: AssistantItem[]): AssistantItem[] {
  if (command.question.plain.split(' ').length > 6) return [];
  const { items } = meantItems({ ...command, memory: undefined }, among);
  return items.length < among.length || /\b(all|both)\b/.test(command.question.plain) ? items : [];
}

/** A list of clothes that was pasted is offered to be added. */
function offerList(command: Command): Answer | undefined {
  const { items: drafts } = parseItems(command.text);
  if (drafts.length < 2) return undefined;
  const count = drafts.reduce((sum, { quantity }) => sum + quantity, 0);
  const sentence = tell('list_found', command.language, { count: String(count) });
  const done = isSentenceName('item_add_done') ? tell('item_add_done', command.language) : '';
  return confirm(command, sentence, { kind: 'add_items', text: command.text }, { done });
}
