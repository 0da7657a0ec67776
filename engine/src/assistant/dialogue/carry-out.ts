import { lifeTalk } from '../answers/life-talk.ts';
import { outOfReach } from '../answers/out-of-reach.ts';
import type { Answer } from '../assistant-context.ts';
import type { IntentName } from '../intent/intent-names.ts';
import { plannedOutfit } from '../steps/planned-outfits.ts';
import { remembered } from '../turn/remember.ts';
import type { Turn } from '../turn/turn.ts';
import type { Wish } from '../wishes/read-wishes.ts';
import { addsPieces } from './add-acts.ts';
import { asksOutfit, changesOutfit } from './dress-acts.ts';
import { editsPiece } from './edit-acts.ts';
import { tellsFact } from './fact-acts.ts';
import { bringsBack, changesPieces, lends, letsGo, notesWorn, repairs } from './item-acts.ts';
import { plansOutfit } from './plan-acts.ts';
import { type Scene, sceneOf } from './scene.ts';

type Act = (scene: Scene, wish: Wish) => Promise<Answer | undefined>;

const acts: Partial<Record<IntentName, Act>> = {
  outfit: asksOutfit,
  outfit_with: asksOutfit,
  with: changesOutfit,
  without: changesOutfit,
  other: changesOutfit,
  warmer: changesOutfit,
  cooler: changesOutfit,
  casual: changesOutfit,
  dressy: changesOutfit,
  outfit_plan: plansOutfit,
  item_wash: changesPieces,
  item_lend: lends,
  item_archive: letsGo,
  item_sold: letsGo,
  item_delete: letsGo,
  item_favorite: changesPieces,
  item_unfavorite: changesPieces,
  item_clean: bringsBack,
  item_repair: repairs,
  item_worn: notesWorn,
  item_edit: editsPiece,
  item_add: addsPieces,
  status: tellsFact,
  money: tellsFact,
  wears: tellsFact,
  age: tellsFact,
  facts: tellsFact,
  find: tellsFact,
  history: tellsFact,
  unworn: tellsFact,
};

/** From here a wish is carried out as it was read. House rule. */
const surelyRead = 0.5;

/** Whether a wish is read surely enough, and is one of those that are carried out here. */
export function isCarriedOut({ intent, probability }: Wish): boolean {
  return acts[intent] !== undefined && probability >= surelyRead;
}

/**
 * Carries out a wish from what was read of it and from what the conversation is about: the day, the event, the outfit, and
 * the pieces. Undefined where it is not sure, so that the words are looked at.
 */
export async function carryOut(turn: Turn): Promise<Answer | undefined> {
  const { context, text, wanted, wish, memory, ground } = turn;
  if (!wish || wish.intent !== wanted.intent || !isCarriedOut(wish)) return undefined;
  if (!context.hasWardrobe || memory?.options) return undefined;
  if (isOfList(turn) || ofAnother.test(text)) return undefined;
  const { language } = wanted;
  const scene = await sceneOf(context, { text, language, wishes: [wish], ground, memory });
  const standing = wish.intent === 'outfit' ? await asked(turn, scene) : undefined;
  const answer = standing ?? (await acts[wish.intent]?.(scene, wish));
  if (!answer?.known || outOfReach(turn, answer)) return undefined;
  const kept = { before: memory, wanted, ground, single: undefined, isSettled: false };
  return { ...answer, memory: remembered(answer.memory, kept) };
}

/** A week that waits to be planned, and a packing list, are changed as a whole. */
function isOfList({ memory }: Turn): boolean {
  const waits = memory?.pending?.change;
  const isWeek =
    waits?.kind === 'several' && waits.changes.filter(({ kind }) => kind === 'plan_outfit').length > 1;
  return isWeek || memory?.trip !== undefined;
}

const ofAnother =
  /(?<!\p{L})(?:my|our) (?:husband|wife|boyfriend|girlfriend|partner|fianc\p{L}*|son|daughter|kids?|dad|father|mum|mom|mother|brother|sister|friend|boss|date)(?: \p{L}+){0,2} (?:wear|put on)(?!\p{L})/iu;

/** Who asks what they are wearing asks after the outfit that stands. */
async function asked(turn: Turn, { said, topic, coming }: Scene): Promise<Answer | undefined> {
  const ofLife = await lifeTalk({ ...turn, language: turn.wanted.language });
  if (ofLife) return ofLife;
  const event = coming.find(({ id }) => id === (said ?? topic)?.eventId);
  if (!event?.outfit) return undefined;
  return plannedOutfit({ ...turn, ground: { ...turn.ground, event } });
}
