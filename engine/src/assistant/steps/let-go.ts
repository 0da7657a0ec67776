import sentences from '../../knowledge/assistant/said/let-go.json' with { type: 'json' };
import type { Answer, AssistantItem } from '../assistant-context.ts';
import { itemNames } from '../commands/command-words.ts';
import type { Language } from '../intent/intent-names.ts';
import { filled, offer } from '../say.ts';
import { answered, itemsCard } from '../tools/find-tools.ts';
import type { Turn } from '../turn/turn.ts';
import { matchItems } from '../understanding/mentions/match-items.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { addDays } from '../understanding/read-day.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { are, capital } from '../words.ts';

type Name = keyof typeof sentences;

function tell(name: Name, language: Language, named: Record<string, string> = {}): string {
  return filled(sentences[name][language], named);
}

/** From here a question is one of letting things go. House rule. */
const goBar = 0.4;
/** What was not worn for so many days may go. House rule. */
const restedFor = 240;
/** How many pieces are suggested: a few are a start, a long list is not. */
const mostNamed = 3;

/** "What should I get rid of": a few things to begin with, by what the data says, and a view. */
export async function letGo({ context, text, ground, wanted }: Turn): Promise<Answer | undefined> {
  const { intent, probability, language } = wanted;
  if (intent !== 'declutter' || probability < goBar || !context.hasWardrobe) return undefined;
  if (ground.items.length > 0) return undefined;
  const all = (await context.items()).filter(({ isFavorite }) => !isFavorite);
  if (!all.some(({ lastWorn }) => lastWorn !== null)) return undefined;
  const kinds = readQuestion(ground.english, context.today).mentions.filter(isKind);
  const among = kinds.length > 0 ? kinds.flatMap(({ filter }) => matchItems(all, filter)) : all;
  const before = addDays(context.today, -restedFor);
  const long = among
    .filter(({ lastWorn }) => lastWorn !== null && lastWorn < before)
    .sort((a, b) => ((a.lastWorn ?? '') < (b.lastWorn ?? '') ? -1 : 1))
    .slice(0, mostNamed - 1);
  const never = among.filter(({ lastWorn, category }) => lastWorn === null && category !== 'accessories');
  const oldest = [...never].sort((a, b) => ((a.purchasedOn ?? '9') < (b.purchasedOn ?? '9') ? -1 : 1));
  const found = [...long, ...oldest.slice(0, mostNamed - long.length)];
  const first = onlyOne.test(text) ? found.slice(0, 1) : found;
  return answered(
    'unworn_items',
    textOf({ first, long: long.filter((item) => first.includes(item)), never, language }),
    {
      cards: itemsCard('', first),
      actions: first.length > 0 ? [offer('unworn', language)] : [],
      memory: { tool: 'unworn_items', shown: first.map(({ id }) => id) },
    },
  );
}

/** Who asks for one thing alone, in the five languages. */
const onlyOne =
  /(?<!\p{L})(?:(?:the |just |only )?one (?:thing|piece|item|garment)|ein(?:e|s|en)? (?:teil|stück|sache|ding)|una? (?:sola )?(?:cosa|prenda)|une? (?:seule )?(?:chose|pièce)|é[nt]+ (?:ting|plagg))(?!\p{L})/iu;

const keeps =
  /(?<!\p{L})(?:keep(?:ing)?|stays?|staying|behalte?|bleibt|bleiben|me l[oa]s? quedo|quedo|garde|beholder)(?!\p{L})/iu;
/** Answers after which the conversation is about what could go. */
const ofLettingGo = /^(unworn_items|wardrobe_facts|describe_items|find_items)$/;
const mostWords = 9;

/** "I'm keeping the one from nan all the same": that is not argued with. */
export function keepsIt({ text, ground, wanted, memory }: Turn): Answer | undefined {
  const [item, ...more] = ground.items;
  if (!item || more.length > 0 || !memory || !ofLettingGo.test(memory.tool)) return undefined;
  if (!keeps.test(text) || text.includes('?') || text.split(/\s+/).length > mostWords) return undefined;
  const { language } = wanted;
  const named = { names: itemNames([item], language), is: are(item, 'is', 'are') };
  return {
    ...answered('describe_items', tell('stays', language, named)),
    memory: { tool: 'describe_items', shown: [item.id] },
  };
}

type Found = {
  first: readonly AssistantItem[];
  long: readonly AssistantItem[];
  never: readonly AssistantItem[];
  language: Language;
};

function textOf({ first, long, never, language }: Found): string {
  if (first.length === 0) return tell('none', language);
  const unworn = first.filter((item) => !long.includes(item));
  const names = itemNames(unworn, language);
  const [one] = unworn;
  const rest = never.length - unworn.length;
  return [
    tell('start', language, { names: itemNames(first, language) }),
    ...long.map((item) =>
      tell('long', language, { Names: capital(itemNames([item], language)), day: monthOf(item, language) }),
    ),
    ...(one
      ? [
          tell('never', language, {
            names,
            Names: capital(names),
            is: unworn.length > 1 ? 'are' : are(one, 'is', 'are'),
          }),
        ]
      : []),
    tell(first.length === 1 ? 'advice_one' : 'advice', language),
    ...(rest > 0 ? [tell('rest', language, { count: String(rest) })] : []),
  ].join(' ');
}

const locales: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de', es: 'es', fr: 'fr', no: 'nb' };

function monthOf({ lastWorn }: AssistantItem, language: Language): string {
  const at = new Date(`${lastWorn ?? ''}T12:00:00Z`);
  return at.toLocaleDateString(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
