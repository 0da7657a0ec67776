import sentences from '../../knowledge/assistant/own-facts.json' with { type: 'json' };
import type { Answer, AssistantItem, Memory } from '../assistant-context.ts';
import { dayIn, itemNames } from '../commands/command-words.ts';
import type { Language } from '../intent/intent-names.ts';
import { filled } from '../say.ts';
import { isKin } from '../spoken/borrower.ts';
import { answered, itemsCard } from '../tools/find-tools.ts';
import { asksAtOnce } from '../turn/grounding.ts';
import { withNamed } from '../turn/own-names.ts';
import { isCommand, type Turn } from '../turn/turn.ts';
import { capital } from '../words.ts';

type Name = keyof typeof sentences;

function tell(name: Name, language: Language, named: Record<string, string> = {}): string {
  return filled(sentences[name][language], named);
}

/** From here a message is a command, whatever it asks. House rule. */
const commandBar = 0.75;
const asksHas =
  /^\W*(?:(?:ok|okay|and|so|und|also|y|et|og|wait|hey)\W+)*(?:does|do|did|has|have|is|are|hat|haben|ist|sind|liegt|tiene|est[aá]n?|a-t|est-ce|har|ligger)(?!\p{L})/iu;
const more = /(?<!\p{L})(?:else|sonst|noch|más|otra|d['’]autre|autre|annet|mer)(?!\p{L})/iu;
const theyHave =
  /(?<!\p{L})(?:s?he|they|that \p{L}+|er|sie|ella?|ellos|elles?|ils?|han|hun|de)(?:['’]?s|['’]ve)? (?:still )?(?:got|have|has|had|borrow\p{L}*|hat|haben|tiene|a|ont|har)(?!\p{L})|(?:has|have|hat|haben|tiene|a|har) (?:s?he|they|that \p{L}+|er|sie|ella?|elle|il|han|hun)(?!\p{L})/iu;

/** What the data says at once in any language: who has what, what was put away, when and where an event is. */
export async function ownFacts(turn: Turn): Promise<Answer | undefined> {
  const { intent, probability } = turn.wanted;
  if (isCommand(intent) && probability >= commandBar) return undefined;
  return (await lentTo(turn)) ?? (await putAway(turn)) ?? eventFact(turn);
}

/** Who has what, before it is read as anything else. */
export function whoHas(turn: Turn): Promise<Answer | undefined> | undefined {
  const { intent, probability } = turn.wanted;
  if (!hasWords.test(turn.text)) return undefined;
  return isCommand(intent) && probability >= commandBar ? undefined : lentTo(turn);
}

const hasWords =
  /(?<!\p{L})(?:has|have|had|got|borrow\p{L}*|hat|haben|tiene\p{L}*|a encore|(?:elle|il|qui) a|a-t-(?:elle|il)|ont|har|fortsatt)(?!\p{L})/iu;

/** "Does Priya have my hoodie", "what else has she got": by the names of those to whom something is lent. */
async function lentTo(turn: Turn): Promise<Answer | undefined> {
  const { context, text, ground, wanted, memory } = turn;
  const isQuestion =
    asksAtOnce(text) ||
    /(?<!\p{L})quoi(?!\p{L})/iu.test(text) ||
    asksHas.test(text) ||
    asksAfter.test(text) ||
    text.trim().endsWith('?');
  if (!context.hasWardrobe || !isQuestion) return undefined;
  const own = await context.items();
  const lent = borrowerIn(text, own);
  // "Does Priya still have my hoodie" is no question of the dinner with her.
  if (ground.event && !(lent && ground.items.length > 0)) return undefined;
  const person = lent ?? (theyHave.test(text) ? (borrowerShown(own, memory) ?? memory?.person) : undefined);
  if (person === undefined) return undefined;
  const { language } = wanted;
  const theirs = own.filter((item) => item.status === 'lent' && item.keptIn === person);
  const named = ground.items;
  if (named.length > 0) {
    const found = named.filter((item) => theirs.includes(item));
    const shown = found.length > 0 ? found : named;
    const names = itemNames(shown, language);
    return told(tell(found.length > 0 ? 'has' : 'has_not', language, { names, person }), shown);
  }
  if (theirs.length === 0) return told(tell('has_nothing', language, { person: called(person) }), []);
  const seen = memory?.shown ?? [];
  const others = more.test(text) ? theirs.filter(({ id }) => !seen.includes(id)) : theirs;
  const isAll = others.length > 0;
  const shown = isAll ? others : theirs;
  const names = itemNames(shown, language);
  return told(tell(isAll ? 'person_has' : 'nothing_else', language, { names, person }), shown);
}

/** "Nadia has my scarf, right": a question behind a statement. */
const asksAfter =
  /(?<!\p{L})(?:oder|right|no|ne|gell|stimmt['’]?s|(?:is|does|has|have|do)n['’]?t (?:it|s?he|they)|verdad|no|hein|n['’]est-ce pas|ikke sant|eller)\W*$/iu;

function called(person: string): string {
  return isKin(person) ? `your ${person}` : person;
}

function borrowerIn(text: string, own: readonly AssistantItem[]): string | undefined {
  const [item] = withNamed(
    text,
    own.filter(({ status }) => status === 'lent'),
  );
  return item?.keptIn ?? undefined;
}

function borrowerShown(own: readonly AssistantItem[], memory: Memory | undefined): string | undefined {
  const shown = own.filter(({ id, status }) => status === 'lent' && memory?.shown.includes(id));
  return shown.find(({ keptIn }) => keptIn)?.keptIn ?? undefined;
}

const inArchive =
  /(?<!\p{L})(?:(?:in|from) (?:the|my) archives?|archived|im archiv|archivierte?\p{L}*|en el archivo|archivad\p{L}*|dans (?:les|mes) archives|archivée?s?|i arkivet|arkiverte?)(?!\p{L})|(?<!\p{L})(?:what(?:['’]?s| is) in there|was ist da drin)(?!\p{L})/iu;
const ofArchive = /archiv|arkiv/iu;

/** "What's in my archive", and "what's in there" behind it. */
async function putAway({ context, text, ground, wanted, memory }: Turn): Promise<Answer | undefined> {
  const isSaid = ofArchive.test(text) || /archive/.test(memory?.command?.intent ?? '');
  if (!context.hasWardrobe || !isSaid || !inArchive.test(text)) return undefined;
  if (!asksAtOnce(text) && !/\?|what|show|list|zeig|was|qué|muestra|montre|vis/iu.test(text))
    return undefined;
  if (ground.items.length + ground.archived.length > 0) return undefined;
  const away = await context.archived();
  const { language } = wanted;
  if (away.length === 0) return told(tell('archive_empty', language), []);
  return told(tell('archive', language, { names: itemNames(away, language) }), away);
}

const asksTime =
  /(?<!\p{L})(?:(?:what|which) time|what(?:['’]?s| is) the time of|time of|when (?:is|are|does|do|s)|whens|when['’]s|(?:um )?wie ?viel uhr|wann|a qué hora|cuándo|à quelle heure|quand|når|hvilken tid|hvor sent)(?!\p{L})/iu;
const asksPlace =
  /(?<!\p{L})(?:where(?:['’]?s| is| are)?|wo|wohin|dónde|où|hvor)(?!\p{L})(?! (?:sent|mange|lenge))/iu;
const asksWhereWe =
  /(?<!\p{L})(?:where|wo|dónde|où|hvor) (?:r|are|is|do|sind|sitzen|ist|est|er|skal)(?!\p{L})/iu;
const ofClothes =
  /(?<!\p{L})(?:w[eo]ar\p{L}*|worn|outfit|anzieh\p{L}*|trag\p{L}*|getragen|anhatte|pon\p{L}*|llev\p{L}*|porter?|mettre|tenue|hadde på|brukt\p{L}*|antrekk)(?!\p{L})/iu;

/** "What time is the dentist", "where is the party": from the calendar. */
function eventFact({ context, text, ground, wanted }: Turn): Answer | undefined {
  const { event } = ground;
  const isTime = asksTime.test(text);
  const isQuestion = asksAtOnce(text) || text.trim().endsWith('?') || asksWhereWe.test(text);
  const isOfThing = (isTime ? ground.surely : ground.items).length > 0;
  if (!event || !isQuestion || isOfThing || ofClothes.test(text)) return undefined;
  if (!isTime && !asksPlace.test(text)) return undefined;
  const { language } = wanted;
  const fact = tell('event', language, {
    title: capital(event.title),
    day: dayIn(event.day, language, context),
    time: event.time ? `, ${language === 'en' ? event.time : event.clock}` : '',
    place: event.location ? `, ${event.location}` : '',
  });
  const missing = isTime
    ? event.time
      ? ''
      : ` ${tell('no_time', language)}`
    : event.location
      ? ''
      : ` ${tell('no_place', language)}`;
  return answered('list_events', `${fact}${missing}`, {
    cards: [{ kind: 'events', eventIds: [event.id] }],
    memory: { tool: 'list_events', shown: [], topic: event.title },
  });
}

function told(text: string, items: readonly AssistantItem[]): Answer {
  return answered('describe_items', text, {
    cards: itemsCard('', items),
    memory: { tool: 'describe_items', shown: items.map(({ id }) => id) },
  });
}
