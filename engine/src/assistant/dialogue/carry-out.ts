import { lifeTalk } from '../answers/life-talk.ts';
import { outOfReach } from '../answers/out-of-reach.ts';
import type { Answer } from '../assistant-context.ts';
import type { IntentName } from '../intent/intent-names.ts';
import { plannedOutfit, swaps } from '../steps/planned-outfits.ts';
import { remembered } from '../turn/remember.ts';
import type { Turn } from '../turn/turn.ts';
import type { Wish } from '../wishes/read-wishes.ts';
import { asksOutfit, changesOutfit } from './dress-acts.ts';
import { addsEvent, changesEvent } from './event-acts.ts';
import { changesList, keepsList, plansWeek, setsPreference } from './list-acts.ts';
import { plansOutfit } from './plan-acts.ts';
import { type Scene, sceneOf } from './scene.ts';
import { judgesPiece, matchesPieces } from './verdict-acts.ts';

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
  week_plan: plansWeek,
  pref_set: setsPreference,
  event_create: addsEvent,
  event_move: changesEvent,
  event_delete: changesEvent,
  suits: judgesPiece,
  match: matchesPieces,
};

/** What is done instead while a packing list is shown. */
const listActs: Partial<Record<IntentName, Act>> = {
  with: changesList,
  without: changesList,
  outfit_plan: keepsList,
  outfit_save: keepsList,
};

/** From here a wish is carried out as it was read. House rule. */
const surelyRead = 0.5;

/** What changes an outfit or asks for one: which of these is meant, the pieces and the outfit that is spoken of tell. */
const ofOutfits: ReadonlySet<IntentName> = new Set([
  ...(['outfit', 'outfit_with', 'match', 'with', 'without', 'other'] as const),
  ...(['warmer', 'cooler', 'casual', 'dressy', 'recolor', 'options'] as const),
]);

/** Whether a wish is read surely enough, and is one of those that are carried out here. */
export function isCarriedOut({ intent, probability, ranked, text }: Wish): boolean {
  if (acts[intent] === undefined) return false;
  if (probability >= surelyRead) return true;
  const mass = ranked.reduce((sum, each) => sum + (ofOutfits.has(each.intent) ? each.probability : 0), 0);
  return ofOutfits.has(intent) && mass >= surelyRead && !swaps.test(text);
}

/**
 * Carries out a wish from what was read of it and from what the conversation is about: the day, the event, the outfit, and
 * the pieces. Undefined where it is not sure, so that the words are looked at.
 */
export async function carryOut(turn: Turn): Promise<Answer | undefined> {
  const { context, text, wanted, wish, memory, ground } = turn;
  if (!wish || wish.intent !== wanted.intent || !isCarriedOut(wish)) return undefined;
  if (!context.hasWardrobe || memory?.options) return undefined;
  if (isOfWeek(turn) || ofAnother.test(text)) return undefined;
  const { language } = wanted;
  const scene = await sceneOf(context, { text, language, wishes: [wish], ground, memory });
  const isList =
    memory?.trip !== undefined && ofOutfits.has(wish.intent === 'outfit_plan' ? 'outfit' : wish.intent);
  const act = memory?.tool === 'pack_trip' ? (listActs[wish.intent] ?? acts[wish.intent]) : acts[wish.intent];
  if (isList && act === acts[wish.intent] && !scene.said) return undefined;
  const standing = wish.intent === 'outfit' ? await asked(turn, scene) : undefined;
  const answer = standing ?? (await act?.(scene, wish));
  if (!answer?.known || outOfReach(turn, answer)) return undefined;
  const kept = { before: memory, wanted, ground, single: undefined, isSettled: false };
  return { ...answer, memory: remembered(answer.memory, kept) };
}

/** A week that waits to be planned is changed as a whole. */
function isOfWeek({ memory }: Turn): boolean {
  const waits = memory?.pending?.change;
  return waits?.kind === 'several' && waits.changes.filter(({ kind }) => kind === 'plan_outfit').length > 1;
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
