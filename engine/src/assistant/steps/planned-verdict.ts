import { dressCodes } from '../../knowledge/style/dress-codes.ts';
import type { AssistantContext, AssistantEvent, AssistantItem } from '../assistant-context.ts';
import { itemNames, tell } from '../commands/command-words.ts';
import { isNeutral } from '../conversation/change-outfit.ts';
import type { Language } from '../intent/intent-names.ts';
import { occasionOfEvent } from '../tools/occasion-meant.ts';
import { matchItems, traitsOf } from '../understanding/mentions/match-items.ts';
import { rainWords } from '../understanding/read-uses.ts';
import { capital } from '../words.ts';

/** Who asks whether an outfit is right, in the five languages. */
const asksWhetherRight =
  /(?<!\p{L})(?:ok|okay|alright|all right|right|good|fine|works?|do|suitable|appropriate|enough|nah|nope|silly|daft|passt|passend|in ordnung|gut|geht|reicht|genug|bien|vale|adecuad\p{L}|sirve|correct\p{L}*|convient|passer?|greit|bra|passer)(?!\p{L})/iu;
/** Who fears that it is too much, or too stiff. */
const fearsTooMuch =
  /(?<!\p{L})(?:too|bit|over the top|overdressed|stiff|stuffy|zu|streng|steif|fein|overdressed|demasiado|trop|for mye|for fint|stivt)(?!\p{L})/iu;

/** Who fears that it is too plain. */
const fearsDull =
  /(?<!\p{L})(?:boring|dull|bland|plain|drab|dreary|sad|langweilig|fad|öde|trist|eintönig|aburrid\p{L}|sos[oa]|ennuyeu\p{L}*|fade|triste|kjedelig|trist)(?!\p{L})/iu;

/** Whether a message asks what an outfit is like for its occasion. */
export function asksVerdict(text: string): boolean {
  return (
    fearsCold.test(text) || asksWhetherRight.test(text) || fearsTooMuch.test(text) || fearsDull.test(text)
  );
}

/** Whether an outfit is dull: quiet colors alone, and what of one's own would bring some in. */
async function dullOrNot(
  worn: readonly AssistantItem[],
  context: AssistantContext,
  language: Language,
): Promise<string> {
  if (!worn.every(isNeutral)) return tell('plan_not_dull', language);
  const accent = (await context.items()).find(
    (item) =>
      item.available && !isNeutral(item) && /^(?:scarf|head|mid|bag)$/.test(traitsOf(item).slots[0] ?? ''),
  );
  return accent
    ? tell('plan_quiet', language, { names: capital(itemNames([accent], language)) })
    : tell('plan_not_dull', language);
}

/** Steps of dressiness outside an occasion's range that nobody minds in what they chose themselves. House rule. */
const slack = 0.7;
/** Below this felt temperature, in degrees Celsius, an outfit without a coat is mentioned. House rule. */
const coatBelow = 12;

const rainAbroad =
  /(?<!\p{L})(?:regn\p{L}*|regen(?:wetter)?|nieselt?|schüttet|lluev\p{L}*|lluvia|pleu\p{L}*|pluie|regn\p{L}*)(?!\p{L})/iu;

function saysRain(text: string): boolean {
  return rainWords.test(text.toLowerCase()) || rainAbroad.test(text);
}

/** What an outfit is worn to, by a name, where, and when. */
type Worn = Pick<AssistantEvent, 'title' | 'eventType' | 'location' | 'day'> &
  Partial<Pick<AssistantEvent, 'id' | 'clock'>>;

/** What an outfit is like for what it is worn to: too plain, too dressy, wrong in the rain, without a coat, or right. */
export async function verdictOnPlan(
  event: Worn,
  worn: readonly AssistantItem[],
  { context, text, language }: { context: AssistantContext; text: string; language: Language },
): Promise<string> {
  const { id, title, location, day } = event;
  const [low, high] = (await occasionOfEvent(context, event)).level;
  const main = worn.filter(({ category }) => category !== 'accessories');
  const plain = main.filter((item) => traitsOf(item).formality < low - slack);
  const dressy = main.filter((item) => traitsOf(item).formality > high + slack);
  const { source, feltC } = await context.weather(day, location, id ?? null);
  const hasCoat = worn.some((item) => traitsOf(item).slots[0] === 'outer');
  const faults = [
    ...(plain.length > 0 ? [tell('plan_too_plain', language, { names: itemNames(plain, language) })] : []),
    ...(dressy.length > 0 ? [tell('plan_too_dressy', language, { names: itemNames(dressy, language) })] : []),
  ];
  const isFine = fearsTooMuch.test(text) ? 'plan_not_too_much' : 'plan_fits';
  const right = tell(isFine, language, { title });
  const isCold = source !== 'unknown' && feltC < coatBelow && !hasCoat;
  if (fearsDull.test(text)) return dullOrNot(worn, context, language);
  const wet = saysRain(text) ? await inRain(worn, context, language) : undefined;
  if (wet !== undefined) return wet;
  const coat = fearsCold.test(text) && !hasCoat ? await coatFor(event.eventType, context) : undefined;
  if (coat && feltC < coatBelow) return tell('plan_over', language, { names: itemNames([coat], language) });
  const layer = fearsCold.test(text) ? await warmLayer(worn, context) : undefined;
  if (layer) return tell('plan_layer', language, { names: itemNames([layer], language) });
  return [
    ...(faults.length > 0 ? faults : [right]),
    ...(isCold ? [tell('plan_no_coat', language)] : []),
  ].join(' ');
}

/** Who fears the cold, in the five languages. */
const fearsCold =
  /(?<!\p{L})(?:warm enough|need (?:a |my |an )?(?:\p{L}+ )?(?:coat|jacket|layer)|brauch\p{L}* (?:ich )?(?:noch )?(?:eine?n? )?(?:jacke|mantel)|too cold|freez\p{L}*|froze|chilly|warm genug|zu kalt|frier\p{L}*|abrigad\p{L}|frío|assez chaud\p{L}*|froid|varmt nok|fryse\p{L}*)(?!\p{L})/iu;

/** A coat this much less warm than the warmest is still one for the cold. House rule. */
const warmShare = 0.6;

/** Of the warm coats at hand the one that is nearest in dressiness. */
async function coatFor(
  eventType: Worn['eventType'],
  context: AssistantContext,
): Promise<AssistantItem | undefined> {
  const coats = (await context.items()).filter(
    (item) => item.available && traitsOf(item).slots[0] === 'outer',
  );
  const most = Math.max(0, ...coats.map((item) => traitsOf(item).clo));
  const { ideal } = dressCodes[eventType];
  const off = (item: AssistantItem) => Math.abs(traitsOf(item).formality - ideal);
  const [nearest] = coats
    .filter((item) => traitsOf(item).clo >= warmShare * most)
    .sort((a, b) => off(a) - off(b));
  return nearest;
}

/** The warmest knit or fleece at hand that is not worn yet. */
async function warmLayer(
  worn: readonly AssistantItem[],
  context: AssistantContext,
): Promise<AssistantItem | undefined> {
  const found = (await context.items()).filter((item) => {
    const [slot] = traitsOf(item).slots;
    return (
      item.available && !worn.includes(item) && (slot === 'mid' || slot === 'top') && traitsOf(item).clo > 0
    );
  });
  const [warmest] = found.sort((a, b) => traitsOf(b).clo - traitsOf(a).clo);
  const most = Math.max(
    0,
    ...worn.filter((item) => traitsOf(item).slots[0] !== 'outer').map((item) => traitsOf(item).clo),
  );
  return warmest && traitsOf(warmest).clo >= most ? warmest : undefined;
}

/** Whether an outfit stands the rain, and which coat would. */
async function inRain(
  worn: readonly AssistantItem[],
  context: AssistantContext,
  language: Language,
): Promise<string> {
  const proof = matchItems([...(await context.items())], { use: 'rain' }).filter(
    ({ available }) => available,
  );
  const coat = worn.find((item) => proof.includes(item) && traitsOf(item).slots[0] === 'outer');
  if (coat) return tell('plan_rain_fine', language, { names: capital(itemNames([coat], language)) });
  const other = proof.find((item) => traitsOf(item).slots[0] === 'outer');
  return other
    ? tell('plan_rain_take', language, { names: itemNames([other], language) })
    : tell('plan_rain_umbrella', language);
}

export const asksSo =
  /^\W*(?:(?:and|but|so|ok|hm+|und|aber|y|pero|et|mais|og|men)\W+)*(?:is|isn['’]?t|are|will|won['’]?t|would|does|do|can|could|should|ist|geht|passt|reicht|wäre|wird|ça (?:va|sera|suffi\p{L}*|tient)|ce sera|está|es|va|c['’]est|est-ce|er|blir|passer)(?!\p{L})/iu;
