import { lifeTalk } from '../answers/life-talk.ts';
import { outOfReach } from '../answers/out-of-reach.ts';
import type { Answer, Memory } from '../assistant-context.ts';
import { tell } from '../commands/command-words.ts';
import type { IntentName } from '../intent/intent-names.ts';
import { plannedOutfit, planOf, swaps } from '../steps/planned-outfits.ts';
import { remembered } from '../turn/remember.ts';
import { singledOut } from '../turn/singled-out.ts';
import type { Turn } from '../turn/turn.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';
import { addsPieces } from './add-acts.ts';
import { asksOutfit, changesOutfit } from './dress-acts.ts';
import { editsPiece } from './edit-acts.ts';
import { addsEvent, changesEvent } from './event-acts.ts';
import { tellsFact, tellsWhyAway } from './fact-acts.ts';
import { bringsBack, changesPieces, lends, letsGo, notesWorn, repairs } from './item-acts.ts';
import { changesList, keepsList, plansWeek, setsPreference } from './list-acts.ts';
import { replacedAway } from './outfits/replaced-away.ts';
import { plansOutfit, savesOutfit } from './plan-acts.ts';
import { type Scene, sceneOf } from './scene.ts';
import { judgesPiece, matchesPieces, pairsPieces } from './verdict-acts.ts';

type Act = (scene: Scene, wish: Wish) => Promise<Answer | undefined>;

const acts: Partial<Record<IntentName, Act>> = {
  outfit: asksOutfit,
  outfit_with: asksOutfit,
  with: changesOutfit,
  without: changesOutfit,
  other: changesOutfit,
  swap: changesOutfit,
  warmer: changesOutfit,
  cooler: changesOutfit,
  casual: changesOutfit,
  dressy: changesOutfit,
  outfit_plan: plansOutfit,
  outfit_save: savesOutfit,
  week_plan: plansWeek,
  pref_set: setsPreference,
  event_create: addsEvent,
  event_move: changesEvent,
  event_delete: changesEvent,
  suits: judgesPiece,
  match: matchesPieces,
  pair: pairsPieces,
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
  why: tellsWhyAway,
  compare: judgesPiece,
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

/** What only asks before it changes anything may be read with less. House rules. */
const leastRead: Partial<Record<IntentName, number>> = { pref_set: 0.4, item_worn: 0.45, find: 0.4 };

/** What changes an outfit or asks for one: which of these is meant, the pieces and the outfit that is spoken of tell. */
const ofOutfits: ReadonlySet<IntentName> = new Set([
  ...(['outfit', 'outfit_with', 'match', 'with', 'without', 'other'] as const),
  ...(['warmer', 'cooler', 'casual', 'dressy', 'recolor', 'options', 'outfit_plan', 'swap'] as const),
]);
/** From here all readings of outfits together are sure enough, where the message says more: a piece, or how it should be. */
const leastMass = 0.35;

/** Whether a wish is read surely enough, and is one of those that are carried out here. */
export function isCarriedOut({ intent, probability, ranked, details }: Wish): boolean {
  if (acts[intent] === undefined) return false;
  if (probability >= (leastRead[intent] ?? surelyRead)) return true;
  const mass = ranked.reduce((sum, each) => sum + (ofOutfits.has(each.intent) ? each.probability : 0), 0);
  const saysMore = details.some(({ role }) => /^(?:item|not|how)$/.test(role));
  return ofOutfits.has(intent) && mass >= (saysMore ? leastMass : surelyRead);
}

/** Questions of single pieces leave the packing list what is spoken of. */
function isOfList(memory: Memory | undefined): boolean {
  return memory?.tool === 'pack_trip' || (memory?.trip !== undefined && memory.tool === 'suits');
}

function actOf({ intent, probability, text }: Wish, memory: Memory | undefined): Act | undefined {
  if (isOfList(memory)) return listActs[intent] ?? acts[intent];
  // "Swap them for the brown boots anyway" changes what is shown, however it is read.
  if (probability >= surelyRead || !swaps.test(text)) return acts[intent];
  return /^(?:outfit_plan|with)$/.test(intent) ? changesOutfit : undefined;
}

/** What waits is corrected by its own pieces: "not the hoodie, just the jeans". */
function correctsWaiting({ memory, ground, text }: Turn): boolean {
  // "Swap the trousers to the Dewalts", which were just told to be clean, is of the outfit.
  if (swaps.test(text) && memory?.lastOutfit !== undefined) return false;
  const waits = memory?.pending?.change;
  const parts = waits?.kind === 'several' ? waits.changes : waits ? [waits] : [];
  const ids = parts.flatMap((part) => (part.kind !== 'plan_outfit' && 'itemIds' in part ? part.itemIds : []));
  return ids.length > 0 && ground.items.some(({ id }) => ids.includes(id));
}

/**
 * Carries out a wish from what was read of it and from what the conversation is about: the day, the event, the outfit, and
 * the pieces. Undefined where it is not sure, so that the words are looked at.
 */
export async function carryOut(turn: Turn): Promise<Answer | undefined> {
  const { context, text, wanted, wish, memory, ground } = turn;
  if (!wish || wish.intent !== wanted.intent || !isCarriedOut(wish)) return undefined;
  if (wish.intent === 'compare' && goesOn(wish, memory) === wish) return undefined;
  if (!context.hasWardrobe || memory?.options) return undefined;
  if (isOfWeek(turn) || ofAnother.test(text) || correctsWaiting(turn)) return undefined;
  const { language } = wanted;
  const meant = goesOn(ofEvent(wish), memory);
  const scene = await sceneOf(context, { text, language, wishes: [meant], ground, memory });
  const isList =
    memory?.trip !== undefined && ofOutfits.has(wish.intent === 'outfit_plan' ? 'outfit' : wish.intent);
  const act = actOf(meant, memory);
  const asksForList = memory?.tool === 'pack_trip' && !/^outfit/.test(wish.intent);
  // "Put the sweater on for Christmas Day", said of a list, plans that day.
  if (isList && wish.intent === 'outfit_plan' && scene.said && saidAs(wish, 'item').length > 0)
    return undefined;
  if (isList && act === acts[wish.intent] && (!scene.said || asksForList)) return undefined;
  const standing = await (meant.intent === 'outfit' ? asked(turn, scene) : hasPlanned(turn, scene));
  const acted = standing ? await replacedAway(scene, standing) : await act?.(scene, meant);
  const answer = acted && standing === undefined ? toldNonePlanned(scene, acted) : acted;
  if (!answer?.known || outOfReach(turn, answer)) return undefined;
  const single = singledOut(answer, scene.items);
  const kept = { before: memory, wanted, ground, single, isSettled: false };
  return { ...answer, memory: remembered(answer.memory, kept) };
}

/** "Did I already pick something for brunch" asks after an outfit, and not where a garment is. */
function ofEvent(wish: Wish): Wish {
  const isOfEvent =
    wish.intent === 'status' && saidAs(wish, 'event').length > 0 && saidAs(wish, 'item').length === 0;
  return isOfEvent && asksIfPlanned.test(wish.text) ? { ...wish, intent: 'outfit' } : wish;
}

/** "Or the black one", behind whether another suits: the same is asked of it. */
function goesOn(wish: Wish, memory: Memory | undefined): Wish {
  const isOne = wish.details.filter(({ role }) => role === 'item').length === 1;
  return wish.intent === 'compare' && memory?.tool === 'suits' && isOne ? { ...wish, intent: 'suits' } : wish;
}

/** A week that waits to be planned is changed as a whole. */
function isOfWeek({ memory }: Turn): boolean {
  const waits = memory?.pending?.change;
  return waits?.kind === 'several' && waits.changes.filter(({ kind }) => kind === 'plan_outfit').length > 1;
}

const ofAnother =
  /(?<!\p{L})(?:my|our) (?:husband|wife|boyfriend|girlfriend|partner|fianc\p{L}*|son|daughter|kids?|dad|father|mum|mom|mother|brother|sister|friend|boss|date)(?: \p{L}+){0,2} (?:wear|put on)(?!\p{L})/iu;

/** "What did I say I was wearing", of what is still to come: the outfit that is planned for it. */
async function hasPlanned(turn: Turn, { said, topic, context }: Scene): Promise<Answer | undefined> {
  const { wish, ground } = turn;
  const event = said ?? (ground.days === undefined ? topic : undefined);
  if (wish?.intent !== 'history' || !event?.eventId || (event.day ?? '') < context.today) return undefined;
  return planOf(turn, event.eventId);
}

/** "Did I already pick something for the party", of an event that has no outfit yet. */
function toldNonePlanned({ said, topic, coming, text, language }: Scene, answer: Answer): Answer {
  const event = coming.find(({ id }) => id === (said ?? topic)?.eventId);
  const isShown = answer.cards.some(({ kind }) => kind === 'outfit');
  if (!event || event.outfit || !isShown || !asksIfPlanned.test(text)) return answer;
  return { ...answer, text: `${tell('plan_none_yet', language, { title: event.title })}\n${answer.text}` };
}

const asksIfPlanned =
  /(?<!\p{L})(?:(?:did|have|had) (?:i|we) (?:already |even )?(?:pick|plan|choose|chosen|cho[os]se?|decide|settle|sort|save|put|lay)\p{L}*|(?:is|was) (?:there )?(?:anything|something|an outfit) (?:already )?(?:planned|picked|set)|(?:hab|hatte) ich (?:\p{L}+ ){0,4}(?:ausgesucht|geplant|rausgesucht|eingeplant)|ist (?:da |dafür )?(?:schon )?(?:was|etwas) geplant|(?:ya )?(?:he|había) (?:elegido|planeado|escogido)|(?:est-ce que )?j[’']ai (?:déjà )?(?:choisi|prévu)|har jeg (?:allerede )?(?:valgt|planlagt))(?!\p{L})/iu;

/** Who asks what they are wearing asks after the outfit that stands. */
async function asked(turn: Turn, { said, topic, coming }: Scene): Promise<Answer | undefined> {
  const ofLife = await lifeTalk({ ...turn, language: turn.wanted.language });
  if (ofLife) return ofLife;
  const event = coming.find(({ id }) => id === (said ?? topic)?.eventId);
  if (!event?.outfit) return undefined;
  const standing = await plannedOutfit({ ...turn, ground: { ...turn.ground, event } });
  const isPlain = said?.eventId === event.id && asksPlainly(turn);
  return standing ?? (isPlain ? planOf(turn, event.id) : undefined);
}

/** "What's the fit for the show", and nothing of how it should be: what is planned for it is told. */
function asksPlainly({ wish, text, memory }: Turn): boolean {
  const saysMore = wish?.details.some(({ role }) => role !== 'event' && role !== 'when') ?? true;
  const isShort = text.split(/\s+/).length <= mostPlain;
  return isShort && !saysMore && !asksAnew.test(text) && memory?.outfit === undefined;
}

/** Who asks in more words says how it should be. House rule. */
const mostPlain = 10;
const asksAnew =
  /(?<!\p{L})(?:else|instead|another|new|different|other|without|no|not|ohne|kein\p{L}*|nicht|sin|sans|pas|uten|ikke|suggest\p{L}*|recommend\p{L}*|idea\p{L}*|option\p{L}*|anders|andere[nrs]?|neu\p{L}*|vorschl\p{L}*|ide\p{L}*|otr[oa]s?|sugier\p{L}*|autres?|suggè\p{L}*|propos\p{L}*|annet|andre|forslag)(?!\p{L})/iu;
