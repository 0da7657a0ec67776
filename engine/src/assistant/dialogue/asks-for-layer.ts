import sentences from '../../knowledge/assistant/said/layer.json' with { type: 'json' };
import { degrees } from '../../stylist/outfit/voice/plain-words.ts';
import type { Answer, AssistantItem } from '../assistant-context.ts';
import { itemNames } from '../commands/command-words.ts';
import { filled } from '../say.ts';
import type { Turn } from '../turn/turn.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { capital } from '../words.ts';
import { planned } from './outfits/outfit-answer.ts';
import { type ShownOutfit, shownOutfit } from './outfits/shown-outfit.ts';
import { type Heard, type Scene, sceneOf } from './scene.ts';

/** Whether a coat or jacket is needed, in the five languages, and without saying for what. */
const asksIt =
  /(?<!\p{L})(?:(?:do|will|would|should) (?:i|we) (?:even |really |still )?(?:need|want|take|bring|wear)(?: to (?:take|bring|wear))?|(?:brauch\p{L}*|brauche) ich(?: da| dazu| noch)*|necesito|(?:il me faut|j['’]ai besoin d['’]|me faut-il)|trenger jeg) (?:an? |my |the |eine?n? |un |une |en )?(?:\p{L}+ )?(?:coat|jacket|layer|jacke|mantel|abrigo|chaqueta|manteau|veste|jakke|kåpe|frakk)(?!\p{L})/iu;

/** From here nobody needs a coat, in degrees Celsius as it feels. House rule. */
const coatBelow = 14;

/** "Do I need a coat with it", of the outfit that is spoken of: the one that is worn, the one to take, or none. */
export async function asksForLayer({
  context,
  ...heard
}: Pick<Turn, 'context' | 'memory'> & Heard): Promise<Answer | undefined> {
  if (!asksIt.test(heard.text) || !context.hasWardrobe) return undefined;
  const scene = await sceneOf(context, heard);
  const shown = shownOutfit(scene);
  if (!shown) return undefined;
  const { day, place, eventId } = shown.wish;
  const weather = await context.weather(day, place, eventId);
  if (weather.source === 'unknown') return undefined;
  const felt = degrees(weather.feltC, context.units);
  const worn = shown.worn.filter(isCoat);
  if (worn.length > 0) return told(scene, shown, { name: 'has_it', coats: worn, felt });
  if (weather.feltC >= coatBelow) return told(scene, shown, { name: 'needs_none', coats: [], felt });
  const found = await planned(scene, { ...shown.wish, locked: shown.worn.map(({ id }) => id) });
  const coats = scene.items.filter((item) => isCoat(item) && found.memory.outfit?.itemIds.includes(item.id));
  return coats.length > 0 ? told(scene, shown, { name: 'take_it', coats, felt }) : undefined;
}

const isCoat = (item: AssistantItem) => traitsOf(item).slots[0] === 'outer';

type Told = { name: keyof typeof sentences; coats: readonly AssistantItem[]; felt: string };

function told(
  { language, memory }: Scene,
  { outfit, wish }: ShownOutfit,
  { name, coats, felt }: Told,
): Answer {
  const names = itemNames(coats, language);
  const text = filled(sentences[name][language], { names, felt });
  const itemIds = coats.map(({ id }) => id);
  const base = memory ?? { tool: 'suggest_outfit', shown: [], outfit, wish };
  return {
    text: capital(text),
    cards: coats.length > 0 ? [{ kind: 'items', title: '', itemIds, total: itemIds.length }] : [],
    actions: [],
    known: true,
    memory: coats.length > 0 ? { ...base, focus: { ...base.focus, itemIds } } : base,
  };
}
