import helpLines from '../../knowledge/assistant/help-lines.json' with { type: 'json' };
import { inEnglish } from '../abroad/in-english.ts';
import { renderAbroad } from '../abroad/tell-abroad.ts';
import type { Answer, AssistantContext, Memory } from '../assistant-context.ts';
import { dayIn, itemNames, tell } from '../commands/command-words.ts';
import type { Wanted } from '../intent/decide.ts';
import type { IntentName, Language } from '../intent/intent-names.ts';
import { writtenOut } from '../intent/written-out.ts';
import { type OfferName, offer, say } from '../say.ts';
import { plannedWith } from '../steps/swaps/planned-with.ts';
import { answered } from '../tools/find-tools.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import { groundOf } from '../turn/grounding.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { baseWish, wishOf } from '../understanding/wish.ts';
import { lifeSentence } from './life-talk.ts';
import { graveSentence } from './remark-answer.ts';

type Feeling = Extract<
  IntentName,
  'grief' | 'nerves' | 'body_dislike' | 'money_worry' | 'sad' | 'overwhelmed' | 'self_harm'
>;

/** Whether clothes are asked for beside what is felt, in the five languages. */
const asksClothes =
  /\b(wear|need something|appropriate|suitable|outfit|dress|clothes|look|suit|put on|fit for|anzieh\w*|trag\w*|zieh\w*|outfits?|kleid\w*|pongo|poner\w*|llev\w*|ropa|mets?|mettre|porter|habill\w*|tenue|vêtements?|ha på|tar jeg på|antrekk|klær)\b/i;

/** In grief only who asks what to wear, or speaks of the funeral, is shown clothes: "is it odd to wear his jacket?" is no such question. */
const asksWhat =
  /(?<!\p{L})(what|need|help|was|brauche?|qu[eé]|q|quoi|comment|faut|hva|ka|trenger|funeral|burial|beerdigung|begräbnis|entierro|funeral|enterrement|obsèques|begravelse|bisettelse)(?!\p{L})/iu;

/** What goes with a feeling: always an outfit, one where it is asked for, or a button that leads on. */
const helps: Readonly<Record<Feeling, 'outfit' | 'asked' | OfferName | 'nothing'>> = {
  overwhelmed: 'outfit',
  nerves: 'asked',
  grief: 'asked',
  money_worry: 'asked',
  body_dislike: 'outfit_comfy',
  sad: 'outfit_comfy',
  self_harm: 'nothing',
};

/** A human sentence first, and then help. */
export async function feelingAnswer(
  context: AssistantContext,
  text: string,
  { intent, language }: Wanted,
  memory: Memory | undefined,
): Promise<Answer> {
  const feeling = intent as Feeling;
  const isOnlyTired = feeling === 'overwhelmed' && !wantsDressing(text);
  const grave = feeling === 'self_harm' ? undefined : graveSentence(text, language);
  const own = feeling === 'self_harm' ? undefined : (lifeSentence(text, language) ?? grave);
  // Nobody who goes on telling hears the same sentence twice.
  const choice = memory?.tool === 'feeling' ? `${text} ` : text;
  const said = own ?? say(isOnlyTired ? 'sad' : feeling, language, choice);
  const sentence =
    feeling === 'self_harm' ? said.replace('{line}', helpIn(await context.country(), language)) : said;
  const help = helps[feeling];
  const planned = isAhead.has(feeling) ? await plannedFor(context, text, { language, memory }) : undefined;
  if (planned) return { ...planned, text: `${sentence}\n${planned.text}` };
  const outfit = help === 'nothing' ? undefined : await outfitFor(context, text, { feeling, language });
  if (outfit) return { ...outfit, text: `${sentence}\n${outfit.text}` };
  const name = feeling === 'grief' || grave !== undefined ? offerInGrief(text) : offerOf(help);
  return {
    ...answered('feeling', sentence, { actions: name ? [offer(name, language)] : [] }),
    memory: memory ?? { tool: 'feeling', shown: [] },
  };
}

const lines: Readonly<Record<string, string | undefined>> = helpLines;

/** Where to find help: a line of the person's country where that is known, else where every country's are listed. */
function helpIn(country: string | null, language: Language): string {
  const line = country ? lines[country.toUpperCase()] : undefined;
  return line ? say('help_line', language, '').replace('{line}', line) : say('help_anywhere', language, '');
}

function offerOf(help: (typeof helps)[Feeling]): OfferName | undefined {
  if (help === 'nothing') return undefined;
  return help === 'asked' || help === 'outfit' ? 'outfit' : help;
}

const funeral =
  /funeral|burial|cremation|wake\b|beerdigung|begräbnis|beisetzung|trauerfeier|entierro|velorio|enterrement|obsèques|begravelse|bisettelse/i;

/** Only who speaks of the funeral itself is offered help with clothes. */
function offerInGrief(text: string): OfferName | undefined {
  return funeral.test(text) ? 'outfit_funeral' : undefined;
}

/** Who has too much to choose from, or cannot choose, in the five languages; who is only tired wants no outfit. */
const cannotChoose =
  /(?<!\p{L})(?:decid\p{L}+|choos\p{L}+|pick|nothing (?:to wear|works)|no idea|just tell me|wardrobe|closet|too (?:much|many)|entscheid\p{L}*|aussuch\p{L}*|such mir|nichts zum|keine ahnung|kleiderschrank|schrank|zu viel\p{L}*|elegir|elige|decidir\p{L}*|qué ponerme|nada que|ni idea|armario|demasiad\p{L}+|choisi\p{L}*|décid\p{L}+|rien à|aucune idée|armoire|placard|dressing|trop de|velg\p{L}*|bestemme|ingenting å|aner ikke|skapet|for mye)(?!\p{L})/iu;

function wantsDressing(text: string): boolean {
  return asksClothes.test(text) || (cannotChoose.test(text) && !isTired.test(text));
}

/** Who tells of their days, and not of what to put on, in the five languages. */
const isTired =
  /(?<!\p{L})(?:deadlines?|exhausted|knackered|burn(?:t|ed)? out|no energy|fed up|can['’]?t be (?:bothered|arsed)|(?:null|keinen?|kein) (?:bock|lust|kraft|nerv)|erschöpft|ausgelaugt|fix und fertig|agotad\p{L}|sin ganas|épuisée?|ras[- ]le[- ]bol|utslitt|orker ikke)(?!\p{L})/iu;

/** Feelings about something that is ahead: an outfit for it is the help. */
const isAhead: ReadonlySet<Feeling> = new Set<Feeling>(['nerves', 'money_worry', 'overwhelmed']);

/** What is planned already for the event that a message is nervous about. */
async function plannedFor(
  context: AssistantContext,
  text: string,
  { language, memory }: { language: Language; memory: Memory | undefined },
): Promise<Answer | undefined> {
  const { event } = await groundOf(context, text, language, memory);
  if (!event?.outfit || !context.hasWardrobe) return undefined;
  const worn = (await context.items()).filter(({ id }) => event.outfit?.itemIds.includes(id));
  const { title, day, eventType, id: eventId } = event;
  const when = `${dayIn(day, language, context)}${event.time ? `, ${language === 'en' ? event.time : event.clock}` : ''}`;
  const itemIds = worn.map(({ id }) => id);
  return {
    text: tell('plan_stands', language, { title, day: when, names: itemNames(worn, language) }),
    cards: [{ kind: 'outfit', title, itemIds, date: day, eventType, eventId, score: 0 }],
    actions: [],
    known: true,
    memory: await plannedWith(context, event),
  };
}

async function outfitFor(
  context: AssistantContext,
  text: string,
  { feeling, language }: { feeling: Feeling; language: Language },
): Promise<Answer | undefined> {
  if (!context.hasWardrobe || (await context.items()).length === 0) return undefined;
  const read = readQuestion(inEnglish(writtenOut(text, language), language), context.today);
  const question = language === 'en' ? read : { ...read, native: text, language };
  const wish = await wishOf(context, question);
  const isNamed = wish.eventId !== null || question.occasion !== undefined;
  const isOfSelf = /^(?:grief|sad|body_dislike)$/.test(feeling);
  const isOfClothes = asksClothes.test(text) && (!isOfSelf || asksWhat.test(text));
  // "No energy for anything today" asks for no outfit; "I don't know what to put on" does.
  const isWanted = isOfClothes || (helps[feeling] === 'outfit' && wantsDressing(text));
  if (!isWanted && !(isAhead.has(feeling) && isNamed)) return undefined;
  const gentle =
    feeling === 'body_dislike'
      ? { without: [...wish.without, { tags: ['bodycon'] }, { tags: ['cropped'] }, { materials: ['mesh'] }] }
      : {};
  // "I look like a school governor" is no outfit for school.
  const isAnyDay = feeling === 'body_dislike' && wish.eventId === null;
  const plain = isAnyDay ? { ...baseWish(context), without: wish.without } : wish;
  const answer = await suggestOutfit(context, { ...plain, ...gentle });
  if (answer.cards.length === 0) return undefined;
  return language === 'en' ? answer : renderAbroad({ context, answer, intent: 'outfit', language });
}
