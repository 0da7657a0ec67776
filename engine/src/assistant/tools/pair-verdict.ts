import sentences from '../../knowledge/assistant/said/pair.json' with { type: 'json' };
import { colourPair, patternPair } from '../../stylist/outfit/worth/pair-scores.ts';
import type { Answer, AssistantItem } from '../assistant-context.ts';
import { itemNames } from '../commands/command-words.ts';
import type { Language } from '../intent/intent-names.ts';
import { filled } from '../say.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { capital, nameOf } from '../words.ts';
import { answered, itemsCard } from './find-tools.ts';
import { besideEachOther, clearContrast, colourName, oneTone, pairScore } from './pair-tools.ts';

type Name = keyof typeof sentences;

export function tellPair(name: Name, language: Language, named: Record<string, string> = {}): string {
  return filled(sentences[name][language], named);
}

/** Scores from which two garments go together, and from which they may. House rules. */
const [good, possible] = [0.75, 0.6];
/** Harmony from which two colors get along. House rule. */
const gettingAlong = 0.7;
/** Steps of formality up to which two garments are equally dressed up, and from which they are far apart. House rules. */
const [even, far] = [0.7, 1.6];
/** Formality below which a garment is easygoing. House rule. */
const easygoing = 2.6;
/** Pattern score below which two patterns compete. House rule. */
const competing = 0.6;

/**
 * Whether two garments go together: the answer first, of both by name, then why. Who fears that it is too much hears no
 * where they do.
 */
export function checkPair(items: readonly AssistantItem[], isFeared = false): Answer {
  const [a] = items;
  return answered('check_pair', pairText(items, 'en', isFeared), {
    cards: itemsCard('Together', items),
    actions: [{ kind: 'ask', label: `Outfit with the ${nameOf(a)}` }],
    memory: { tool: 'check_pair', shown: items.map(({ id }) => id), anchors: [a.id] },
  });
}

export function pairText(items: readonly AssistantItem[], language: Language, isFeared = false): string {
  const [a, b] = items;
  const score = pairScore(a, b);
  const isDoubtful = bothFigured(a, b) || isOtherLeather(a, b);
  const goes = score >= good && !isDoubtful ? 'yes' : score >= possible ? 'maybe' : 'no';
  const verdict = isFeared && goes === 'yes' ? (clashes(a, b) ? 'much' : 'not_much') : goes;
  const away = items.find(({ available }) => !available);
  return [
    tellPair(verdict, language, { both: itemNames([a, b], language) }),
    colourText(a, b, language),
    dressText(a, b, language),
    bothFigured(a, b) ? tellPair('patterns', language) : '',
    away ? capital(tellPair('away', language, { name: capital(itemNames([away], language)) })) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A brown belt with black dress shoes: with a suit the two match, and the rest of the time nearly always. */
function isOtherLeather(a: AssistantItem, b: AssistantItem): boolean {
  const slots = [traitsOf(a).slots[0], traitsOf(b).slots[0]];
  const isPair = slots.includes('belt') && slots.includes('shoes');
  return (
    isPair &&
    colourName(a) !== colourName(b) &&
    Math.max(traitsOf(a).formality, traitsOf(b).formality) >= easygoing
  );
}

function clashes(a: AssistantItem, b: AssistantItem): boolean {
  const [x, y] = [traitsOf(a), traitsOf(b)];
  return x.coloured && y.coloured && colourPair(x, y) < gettingAlong;
}

/** How the colors of two garments agree; empty where one has none. */
export function colourText(a: AssistantItem, b: AssistantItem, language: Language): string {
  const [x, y] = [traitsOf(a), traitsOf(b)];
  if (!x.coloured || !y.coloured) return '';
  if (clashes(a, b))
    return tellPair('clash', language, { Colours: capital(`${colourName(a)} and ${colourName(b)}`) });
  const step = Math.abs(x.main[0] - y.main[0]);
  const name = step < oneTone ? 'tone' : step > clearContrast ? 'contrast' : 'quiet';
  return tellPair(name, language, { Colours: capital(besideEachOther(a, b)) });
}

/** How the two agree in dressiness. */
export function dressText(a: AssistantItem, b: AssistantItem, language: Language): string {
  const [x, y] = [traitsOf(a).formality, traitsOf(b).formality];
  const off = Math.abs(x - y);
  if (off < even) return tellPair(Math.max(x, y) < easygoing ? 'even_casual' : 'even', language);
  const dressier = capital(itemNames([x > y ? a : b], language));
  return tellPair(off < far ? 'step' : 'far', language, { dressier });
}

function bothFigured(a: AssistantItem, b: AssistantItem): boolean {
  const [x, y] = [traitsOf(a), traitsOf(b)];
  return x.figure > 0 && y.figure > 0 && patternPair(x, y) < competing;
}
