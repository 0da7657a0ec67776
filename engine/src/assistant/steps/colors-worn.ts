import { nameColour } from '../../colour/name-colour.ts';
import { hexToOkLab } from '../../colour/oklab.ts';
import sentences from '../../knowledge/assistant/said/colors.json' with { type: 'json' };
import { coloursAbroad } from '../../knowledge/words/words-abroad.ts';
import type { Answer, AssistantItem } from '../assistant-context.ts';
import { listIn } from '../commands/command-words.ts';
import type { Language } from '../intent/intent-names.ts';
import { filled } from '../say.ts';
import { answered, itemsCard } from '../tools/find-tools.ts';
import type { Turn } from '../turn/turn.ts';
import { matchItems } from '../understanding/mentions/match-items.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { capital } from '../words.ts';

type Name = keyof typeof sentences;

function tell(name: Name, language: Language, named: Record<string, string> = {}): string {
  return filled(sentences[name][language], named);
}

/** From here a question is one of the colors somebody has. House rule. */
const colorBar = 0.5;
/** From these shares of the pieces one color is a lot, and a base. House rules. */
const [aLot, aBase] = [0.45, 0.25];
const mostNamed = 3;

/** "Do I own too much black", "which colors do I wear most": the number first, then a view. */
export async function colorsWorn({ context, text, ground, wanted }: Turn): Promise<Answer | undefined> {
  const { intent, probability, language } = wanted;
  if (intent !== 'colors' || probability < colorBar || !context.hasWardrobe) return undefined;
  const items = await context.items();
  if (items.length === 0) return undefined;
  const { mentions } = readQuestion(ground.english, context.today);
  const [color, ...more] = new Set(mentions.flatMap(({ filter }) => filter.colours ?? []));
  if (color !== undefined && more.length === 0 && howMuch.test(text)) return ofColor(color, items, language);
  return color === undefined && !asksForMore.test(text) ? ofAll(items, language) : undefined;
}

const howMuch =
  /(?<!\p{L})(?:too (?:much|many)|how (?:much|many)|enough|only (?:have|own)|zu ?viel\p{L}*|wie ?viel\p{L}*|genug|demasiad\p{L}*|cuánt\p{L}*|trop|combien|assez|for mye|hvor mye)(?!\p{L})/iu;
/** "What color would liven it up" wants another one. */
const asksForMore =
  /(?<!\p{L})(?:would|should|could|goes?|match\p{L}*|suits?|missing|add|liven|pass(?:t|en)|fehl\p{L}*|sollte|falta\p{L}*|combina\p{L}*|manqu\p{L}*|mangler|passer)(?!\p{L})/iu;

function ofColor(color: string, items: readonly AssistantItem[], language: Language): Answer {
  const own = matchItems([...items], { colours: [color], mainColour: true });
  const share = own.length / items.length;
  const text = tell('of_color', language, {
    count: String(own.length),
    all: String(items.length),
    color: colorIn(color, language),
    share: shareIn(share, language),
  });
  const view = share >= aLot ? 'much' : share >= aBase ? 'base' : 'little';
  return answered('summarise_wardrobe', `${text} ${tell(view, language)}`, {
    cards: itemsCard('', own),
    memory: { tool: 'summarise_wardrobe', shown: own.slice(0, 50).map(({ id }) => id) },
  });
}

function ofAll(items: readonly AssistantItem[], language: Language): Answer | undefined {
  const isWorn = items.some(({ timesWorn }) => timesWorn > 0);
  const use = new Map<string, { hex: string; weight: number }>();
  for (const { palette, timesWorn } of items)
    for (const { hex, share } of palette) {
      const { basic } = nameColour(hexToOkLab(hex));
      const known = use.get(basic) ?? { hex, weight: 0 };
      use.set(basic, { hex: known.hex, weight: known.weight + share * (isWorn ? timesWorn : 1) });
    }
  const ranked = [...use].sort((a, b) => b[1].weight - a[1].weight);
  const total = ranked.reduce((sum, [, { weight }]) => sum + weight, 0);
  const [first, ...others] = ranked;
  if (!first || others.length === 0) return undefined;
  const rest = others.slice(0, mostNamed - 1).map(([name]) => colorIn(name, language));
  const text = tell(isWorn ? 'worn' : 'owned', language, {
    first: colorIn(first[0], language),
    share: shareIn(first[1].weight / total, language),
    rest: listIn(rest, language),
  });
  const colours = ranked.slice(0, 5).map(([name, { hex }]) => ({ name, hex }));
  return answered('summarise_wardrobe', capital(text), {
    cards: [{ kind: 'palette', title: '', colours }],
  });
}

const shares: readonly (readonly [number, Name])[] = [
  [0.8, 'share_most'],
  [0.58, 'share_two_thirds'],
  [0.42, 'share_half'],
  [0.29, 'share_third'],
  [0.18, 'share_quarter'],
];

function shareIn(share: number, language: Language): string {
  return tell(shares.find(([from]) => share >= from)?.[1] ?? 'share_small', language);
}

function colorIn(color: string, language: Language): string {
  if (language === 'en') return color;
  return coloursAbroad.get(color)?.find((word) => word.language === language)?.text ?? color;
}
