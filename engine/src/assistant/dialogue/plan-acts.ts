import type { Answer, AssistantItem, OutfitWish } from '../assistant-context.ts';
import { tell } from '../commands/command-words.ts';
import { onItems } from '../commands/item-commands.ts';
import { namedAs } from '../commands/plan-commands.ts';
import { isDressed } from '../steps/shown/outfit-as-told.ts';
import { withAll } from '../steps/shown/with-all.ts';
import { baseWish } from '../understanding/wish.ts';
import { commandOfWish, daysSaid } from '../wishes/command-of-wish.ts';
import { wholeOf } from '../wishes/pieces-of-plan.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';
import { type DressedFor, isWeeksLater, saysToday } from './dressed-for.ts';
import { offered, planned } from './outfits/outfit-answer.ts';
import { type ShownOutfit, shownOutfit } from './outfits/shown-outfit.ts';
import { refusedBy, wantedBy } from './pieces-said.ts';
import type { Scene } from './scene.ts';

/**
 * Plans what is spoken of: the outfit that was shown, with what is named in it; what is named alone where that dresses
 * somebody; else the best outfit around it. Asked about once. Undefined where a piece is named that nobody owns.
 */
export async function plansOutfit(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const { context } = scene;
  if (!context.hasWardrobe || !context.plansOutfits) return undefined;
  const shown = shownForPlan(scene);
  const wanted = wantedBy(scene, wish, shown?.worn);
  if (wanted.unknown.length > 0 || wanted.away.length > 0) return undefined;
  // "Please put down a walk to the hospice for Tuesday at ten" is an entry of its own.
  const isBare = wanted.pieces.length + wanted.kept.length + wanted.filters.length === 0;
  if (!shown && isBare && hour.test(scene.text)) return undefined;
  const worn = wornBefore(scene, wish);
  if (worn !== undefined && wanted.pieces.length > 0) return notesWorn(scene, wish, wanted.pieces);
  const aim = aimOf(scene, shown);
  if (!aim) return undefined;
  const pieces = await piecesOf(scene, { aim, shown, wish, wanted: wanted.pieces });
  if (pieces.length === 0) return undefined;
  const answer = await offered(scene, aim, pieces);
  const isKept = saves.test(scene.text) && !scene.said && aim.eventId === null && aim.day === context.today;
  return isKept ? { ...answer, text: tell('outfit_save', scene.language) } : answer;
}

const hour = /\d{1,2}[:.]\d{2}|(?<!\p{L})(?:uhr|o['’]?clock|[ap]m|kl|at \d|um \p{L}+ uhr)(?!\p{L})/iu;

/** Who keeps an outfit of today without a word of when saves it. */
const saves =
  /(?<!\p{L})(?:save|keep|speicher\p{L}*|guárda\p{L}*|guarda\p{L}*|enregistre\p{L}*|garde\p{L}*|lagre)(?!\p{L})/iu;

/** Keeps the outfit that is spoken of, under the name that is told; without one it is planned for what it was shown for. */
export async function savesOutfit(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const [told] = [...saidAs(wish, 'value'), ...saidAs(wish, 'event')];
  const whole = namedAs.exec(scene.text)?.[1];
  const isWhole = told !== undefined && whole?.includes(told.replace(quotes, '').trim());
  const name = (isWhole ? whole : told)?.replace(quotes, '').trim();
  const shown = shownOutfit({ ...scene, said: undefined });
  if (!name || !shown || !names.test(scene.text)) return plansOutfit(scene, wish);
  const wanted = wantedBy(scene, wish, shown.worn);
  const pieces = withAll(shown.worn, wanted.pieces);
  const answer = await offered(scene, { ...shown.wish, title: name }, pieces);
  return { ...answer, text: tell('outfit_save_as', scene.language, { name }) };
}

const quotes = /["“”„«»]/gu;
/** What gives an outfit its name, in the five languages. */
const names =
  /(?<!\p{L})(?:call(?:ed)?|name[ds]?|as|nenn\p{L}*|namens|unter|als|ll[aá]ma\p{L}*|nombre|como|appelle\p{L}*|nom|sous|comme|kall\p{L}*|navn|som)(?!\p{L})/iu;

type Plan = { aim: OutfitWish; shown: ShownOutfit | undefined; wish: Wish; wanted: readonly AssistantItem[] };

async function piecesOf(scene: Scene, { aim, shown, wish, wanted }: Plan): Promise<AssistantItem[]> {
  const ids = wanted.map(({ id }) => id);
  if (wholeOf({ items: scene.items }, ids)) return [...wanted];
  if (!shown && wanted.length > 1 && isDressed(wanted)) return [...wanted];
  const filters = wantedBy(scene, wish, shown?.worn).filters;
  if (shown && filters.length === 0) {
    const leaving = refusedBy(scene, wish, shown.worn).pieces;
    return withAll(
      shown.worn.filter((item) => !leaving.includes(item)),
      wanted,
    );
  }
  const found = await planned(scene, { ...aim, locked: ids, with: filters });
  return (found.memory.outfit?.itemIds ?? []).flatMap(
    (id) => scene.items.find((item) => item.id === id) ?? [],
  );
}

/** The outfit that a plan is about, unless the message names an occasion that it was not shown for and that has its own. */
function shownForPlan(scene: Scene): ShownOutfit | undefined {
  const { said, memory } = scene;
  const shown = shownOutfit(scene);
  // "Put that on for Saturday": what was shown moves to the day that is named.
  return shown ?? (said && memory?.outfit ? shownOutfit({ ...scene, said: undefined }) : undefined);
}

/** What is planned for: what the message names, else what the outfit was shown for. */
function aimOf(scene: Scene, shown: ShownOutfit | undefined): OutfitWish | undefined {
  const { context, said, topic, coming } = scene;
  // "Plan it for Sunday", on a Sunday, of an outfit that was shown for the next one.
  const isSameWeekday =
    said?.day !== undefined &&
    said.eventId === undefined &&
    !saysToday.test(scene.text) &&
    isWeeksLater(said.day, shown?.wish.day);
  const target: DressedFor | undefined = isSameWeekday ? undefined : (said ?? (shown ? undefined : topic));
  if (!target) return shown && shown.wish.day >= context.today ? shown.wish : undefined;
  const event = coming.find(({ id }) => id === target.eventId);
  const before = shown?.wish ?? baseWish(context);
  return {
    ...before,
    title: target.title ?? before.title,
    eventType: event?.eventType ?? before.eventType,
    eventId: event?.id ?? null,
    day: target.day ?? before.day,
    place: target.place ?? before.place,
  };
}

/** The day that is told, where it is over. */
function wornBefore({ language, context, ground }: Scene, wish: Wish): string | undefined {
  const days = daysSaid(wish, 'when', { language, today: context.today }) ?? ground.days;
  return days && days.last < context.today ? days.first : undefined;
}

async function notesWorn(scene: Scene, wish: Wish, pieces: readonly AssistantItem[]): Promise<Answer> {
  const { context, language, memory } = scene;
  const command = await commandOfWish(context, { ...wish, intent: 'item_worn' }, { language, memory });
  return onItems(command, [...pieces]);
}
