import sentences from '../../knowledge/assistant/answers-abroad.json' with { type: 'json' };
import shades from '../../knowledge/assistant/said/shades.json' with { type: 'json' };
import { coloursAbroad } from '../../knowledge/words/words-abroad.ts';
import { degrees } from '../../stylist/outfit/voice/plain-words.ts';
import type { Answer, AssistantContext, AssistantItem, Card } from '../assistant-context.ts';
import { dayIn, itemNames, listIn } from '../commands/command-words.ts';
import type { IntentName, Language } from '../intent/intent-names.ts';
import { filled, offer } from '../say.ts';
import { weatherFor } from '../tools/outfit-tools.ts';
import { tellTrip } from '../tools/tell-trip.ts';

export type LanguageAbroad = Exclude<Language, 'en'>;
type Name = keyof typeof sentences;
type AbroadAnswer = {
  context: AssistantContext;
  answer: Answer;
  intent: IntentName;
  language: LanguageAbroad;
  /** The question, in the words of the person. */
  said?: string;
};

function tell(name: Name, language: LanguageAbroad, named: Record<string, string> = {}): string {
  return filled(sentences[name][language], named);
}

/** The same answer in another language: what is shown and counted is worded again; what is known only in English is marked as such. */
export async function renderAbroad(given: AbroadAnswer): Promise<Answer> {
  const { answer, language } = given;
  const text = await textAbroad(given);
  const cards = answer.cards.map((card) => titledAbroad(card, given));
  return { ...answer, text, cards, actions: actionsAbroad(answer, language) };
}

const englishDay =
  /^(?:today|tonight|tomorrow|(?:this|next) \w+|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i;

/** Titles are English: an outfit for a day alone is called by that day, and lists go without. */
function titledAbroad(card: Card, { context, language }: AbroadAnswer): Card {
  if (!('title' in card)) return card;
  if (card.kind !== 'outfit') return { ...card, title: '' };
  return englishDay.test(card.title) ? { ...card, title: dayIn(card.date, language, context) } : card;
}

function actionsAbroad({ actions, memory }: Answer, language: LanguageAbroad): Answer['actions'] {
  const own = actions.flatMap((action) =>
    action.kind === 'plan' || action.kind === 'worn'
      ? [{ ...action, label: tell(action.kind === 'plan' ? 'plan_this' : 'mark_worn', language) }]
      : [],
  );
  return memory.outfit ? [...own, offer('why', language), offer('other', language)] : own;
}

async function textAbroad(given: AbroadAnswer): Promise<string> {
  const { context, answer, intent, language } = given;
  const { memory, text } = answer;
  if (context.hasWardrobe && (await context.items()).length === 0 && memory.tool === 'find_items')
    return tell('empty', language);
  if (intent === 'why') return whyAbroad(text, language);
  if (intent === 'trends' && memory.tool === 'explain') return tell('trends', language);
  const special =
    (await tellFacts(given)) ??
    (memory.tool === 'suggest_outfit' && memory.outfit ? await tellOutfit(given) : undefined);
  if (special) return special;
  if (/^No purchase dates/.test(text)) return tell('no_dates', language);
  if (/^No wears are noted/.test(text)) return tell('no_wears', language);
  if (/^No prices/.test(text)) return tell('no_prices', language);
  const isYes = /^(yes|good|great|fine|sure|that works)/i.test(text);
  if (/^(check_pair|check_colours)$/.test(memory.tool)) return tell(isYes ? 'yes_pair' : 'no_pair', language);
  const shown = await shownItems(given);
  if (memory.tool === 'pack_trip' && memory.trip?.worn)
    return tellTrip(context, memory.trip, { items: shown, language });
  if (memory.tool === 'suits') return tellSuits(given, shown);
  if (intent === 'buy' && shown.length > 0) {
    const count = String(shown.length);
    return tell('buy_have', language, { count, names: itemNames(shown, language) });
  }
  if (intent === 'suits' && /^(yes|no|not|better|rather)\b/i.test(text))
    return tell(isYes ? 'yes_suits' : 'no_suits', language);
  if (intent === 'compare' && /^(I’d take|Either)/.test(text))
    return tell('take', language, { names: itemNames(shown.slice(0, 1), language) });
  const palette = answer.cards.find((card) => card.kind === 'palette');
  if (palette?.kind === 'palette') {
    const asked = new Set(memory.colours);
    const names = palette.colours.filter(({ name }) => !asked.has(name));
    return tell('palette', language, {
      names: listIn(
        names.map(({ name }) => shadeIn(name, language)),
        language,
      ),
    });
  }
  if (shown.length > 0 || /^(find_items|summarise_wardrobe)$/.test(memory.tool))
    return tellItems(given, shown);
  return `${tell('only_english', language)}\n${text}`;
}

const shadeNames: Readonly<Record<string, Readonly<Record<LanguageAbroad, string>>>> = shades;

/** A color by its name in a language, or by a word that people use for it there. */
function shadeIn(name: string, language: LanguageAbroad): string {
  const known = coloursAbroad.get(name)?.find((word) => word.language === language)?.text;
  return shadeNames[name]?.[language] ?? known ?? name;
}

/** What the English reasons say of one piece, and how that is said abroad. */
const reasons: readonly (readonly [RegExp, Name])[] = [
  [/\bthe ([^.,]+?) (?:is|are) the star\b/i, 'why_star'],
  [/\bthe ([^.,]+?) brings? the color\b/i, 'why_colour'],
  [/\bthe ([^.,]+?) keeps? you warm\b/i, 'why_warm'],
];

/** Two sentences on why an outfit was chosen. */
function whyAbroad(text: string, language: LanguageAbroad): string {
  const found = reasons.flatMap(([pattern, name]) => {
    const piece = pattern.exec(text)?.[1];
    return piece ? [tell(name, language, { name: piece })] : [];
  });
  const [first] = found.map((said) => said.charAt(0).toUpperCase() + said.slice(1));
  return [tell('why', language), first].filter(Boolean).join(' ');
}

/** What the English verdict holds against a garment, and how that is said abroad. */
const faults: readonly (readonly [RegExp, Name])[] = [
  [/too casual for that/, 'fault_casual'],
  [/too dressy for that/, 'fault_dressy'],
  [/not made for it|not right for that/, 'fault_not_right'],
  [/\blent\b/, 'fault_lent'],
  [/in the wash|laundry/, 'fault_wash'],
  [/repair/, 'fault_repair'],
  [/rain is likely/, 'fault_rain'],
  [/too light|too thin/, 'fault_cold'],
  [/too warm/, 'fault_hot'],
];

/** Who fears that it is wrong or too much asks for a no. */
const feared =
  /(?<!\p{L})(?:blöd|doof|daneben|peinlich|komisch|übertrieben|albern|zu (?:viel|schick|fein|bunt|warm|brav|auffällig|dick)|demasiado|pasad[oa]|ridícul[oa]|rar[oa]|exagerad[oa]|trop|ridicule|bizarre|déplacée?|for (?:mye|pent|fint|varmt)|rart|teit|overdressed)(?!\p{L})/iu;
const hotRoom =
  /(?<!\p{L})(?:überheizt|(?:sehr |so )?(?:warm|heiß) (?:da|drin|dort|geheizt)|sauna|mucho calor|calefacción|surchauffée?|très chaud|overopphetet|varmt inne)(?!\p{L})/iu;

/** Yes, with what would be better still; or no, with why and what to wear in its place. */
function tellSuits({ answer, language, said = '' }: AbroadAnswer, shown: readonly AssistantItem[]): string {
  const { text } = answer;
  const isYes = /^(Yes|Not at all),/.test(text);
  const [asked] = answer.memory.shown;
  const better = shown.filter(({ id }) => id !== asked);
  const instead =
    better.length > 0 ? ` ${tell('better_suits', language, { names: itemNames(better, language) })}` : '';
  const why = isYes ? undefined : faults.find(([pattern]) => pattern.test(text))?.[1];
  const reason = why ? ` ${tell(why, language)}` : isYes ? ` ${tell('suits_occasion', language)}` : '';
  const verdict = isYes ? (feared.test(said) ? 'yes_feared' : 'yes_suits') : 'no_suits';
  const heat = isYes && hotRoom.test(said) ? ` ${tell('hot_room', language)}` : '';
  return tell(verdict, language) + reason + heat + instead;
}

async function shownItems({ context, answer }: AbroadAnswer): Promise<AssistantItem[]> {
  const ids = answer.cards.flatMap((card) => ('itemIds' in card ? card.itemIds : []));
  const items = context.hasWardrobe ? await context.items() : [];
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

function tellItems({ answer, intent, language }: AbroadAnswer, shown: readonly AssistantItem[]): string {
  if (/^No, |^You have no /.test(answer.text) || shown.length === 0) return tell('items_none', language);
  const names = itemNames(shown, language);
  const kind = answer.cards[0]?.kind;
  if (kind === 'packing') return tell('packing', language, { names });
  if (intent === 'unworn' || intent === 'declutter') return tell('unworn', language, { names });
  if (/^match/.test(answer.memory.tool)) return tell('match', language, { names });
  const total = answer.cards.reduce((sum, card) => sum + (card.kind === 'items' ? card.total : 0), 0);
  const isRanked = /^The (oldest|newest|cheapest|most|least|warmest|lightest|dressiest)/.test(answer.text);
  if (total <= 1 || isRanked)
    return tell('items_one', language, { names: itemNames(shown.slice(0, 1), language) });
  return tell('items_many', language, { names, count: String(total) });
}

async function tellOutfit({ context, answer, language }: AbroadAnswer): Promise<string> {
  const { wish } = answer.memory;
  const shown = await shownItems({ context, answer, language, intent: 'outfit' });
  const day = wish?.day ?? context.today;
  const when = dayIn(day, language, context);
  const names = itemNames(shown, language);
  const line = await weatherLine(context, language, day, wish?.place ?? null);
  const title = wish?.eventId ? ` (${wish.title})` : '';
  const opened = `${when.charAt(0).toUpperCase()}${when.slice(1)}${title}`;
  return `${tell('outfit', language, { day: opened, names })}\n${line}`.trim();
}

async function weatherLine(
  context: AssistantContext,
  language: LanguageAbroad,
  day: string,
  place: string | null,
): Promise<string> {
  const weather = await weatherFor(context, { day, place });
  if (weather.source === 'unknown') return tell('weather_unknown', language);
  const rain =
    weather.rainChance >= 0.5 ? 'rain_likely' : weather.rainChance >= 0.25 ? 'rain_possible' : 'dry';
  const where = weather.place ? tell('place', language, { name: weather.place }) : '';
  const felt = degrees(weather.feltC, context.units);
  return tell('weather_line', language, { degrees: felt, place: where, rain: tell(rain, language) });
}

/** Answers that come straight from the data: weather, events, wears and money. */
async function tellFacts({ context, answer, intent, language }: AbroadAnswer): Promise<string | undefined> {
  const { memory, text } = answer;
  if (memory.tool === 'tell_weather') {
    const day = memory.focus?.day ?? memory.wish?.day ?? context.today;
    const said = /^Tomorrow/.test(text) ? nextDay(context.today) : day;
    const place = memory.place ?? null;
    const line = await weatherLine(context, language, said, place);
    if (said === context.today) return line;
    const { source } = await weatherFor(context, { day: said, place });
    const usual = source === 'normals' ? ` ${tell('weather_usual', language)}` : '';
    const when = dayIn(said, language, context);
    return `${when.charAt(0).toUpperCase()}${when.slice(1)}: ${line}${usual}`;
  }
  if (memory.tool === 'list_events') {
    const card = answer.cards.find(({ kind }) => kind === 'events');
    const ids = card?.kind === 'events' ? card.eventIds : [];
    const events = (await context.events(context.today, addYear(context.today))).filter(({ id }) =>
      ids.includes(id),
    );
    const list = events.map(
      ({ title, day, clock }) => `${title} (${dayIn(day, language, context)}${clock ? `, ${clock}` : ''})`,
    );
    return list.length > 0
      ? tell('events', language, { list: listIn(list, language) })
      : tell('events_none', language);
  }
  if (intent === 'wears' && memory.tool === 'describe_items') {
    const [item] = (await context.items()).filter(({ id }) => memory.shown.includes(id));
    if (!item) return undefined;
    const last = item.lastWorn
      ? tell('last', language, { day: dayIn(item.lastWorn, language, context) })
      : '';
    const names = itemNames([item], language);
    return item.timesWorn === 0
      ? tell('wears_none', language)
      : tell('wears', language, { names, count: String(item.timesWorn), last });
  }
  return intent === 'money' && memory.tool === 'summarise_wardrobe'
    ? moneyOf(context, memory.shown, language)
    : undefined;
}

async function moneyOf(
  context: AssistantContext,
  ids: readonly string[],
  language: LanguageAbroad,
): Promise<string> {
  const items = (await context.items()).filter(({ id }) => ids.includes(id));
  const priced = items.filter(({ price }) => price !== null);
  if (priced.length === 0) return tell('no_prices', language);
  const sum = Math.round(priced.reduce((total, { price }) => total + (price ?? 0), 0));
  const currency = priced.find((item) => item.currency)?.currency ?? '';
  return tell('money', language, {
    sum: `${sum} ${currency}`.trim(),
    count: String(priced.length),
    all: String(items.length),
  });
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

function addYear(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}
