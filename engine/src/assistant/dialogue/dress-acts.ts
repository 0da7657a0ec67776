import type { Answer, AssistantItem, ItemFilter, OutfitWish } from '../assistant-context.ts';
import { say } from '../say.ts';
import { swaps } from '../steps/planned-outfits.ts';
import { withAll } from '../steps/shown/with-all.ts';
import { directionIn } from '../steps/swaps/direction-said.ts';
import { weighPieces } from '../tools/weigh-pieces.ts';
import { isOnlyPronoun } from '../turn/spoken-of.ts';
import { matches, traitsOf } from '../understanding/mentions/match-items.ts';
import { changedWish } from '../understanding/wish.ts';
import { questionOf } from '../wishes/command-of-wish.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';
import { dressedForEvent, eventCalled } from './dressed-for.ts';
import { awayNote, exchanges, withPieces } from './outfits/exchange.ts';
import { givesWay, hasToGo, placeToChange, type Refused } from './outfits/gives-way.ts';
import { leftOut } from './outfits/left-out.ts';
import { leveled } from './outfits/leveled.ts';
import { exactly, offered, planned, shownOrOffered, withNote } from './outfits/outfit-answer.ts';
import { different, directed, outfitWish, setAside, standingRefusals } from './outfits/outfit-wished.ts';
import { redescribedOutfit } from './outfits/redescribed-outfit.ts';
import { type ShownOutfit, shownOutfit } from './outfits/shown-outfit.ts';
import { layerMoreOrLess, stepOf, steps } from './outfits/steps-of-outfit.ts';
import { refusedBy, type Wanted, wantedBy } from './pieces-said.ts';
import { placeSaid } from './place-said.ts';
import { savesOutfit } from './plan-acts.ts';
import type { Scene } from './scene.ts';

/** From here an outfit is asked for though nothing says for what. House rule. */
const surelyAsked = 0.8;

/** What an outfit is asked for in a message: an occasion, pieces that must and must not be in it, and how it should be. */
export async function asksOutfit(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  return (await forEachEvent(scene, wish)) ?? (await elsewhereOn(scene, wish)) ?? asksOne(scene, wish);
}

/** "Something less precious on top": only what is worn there changes. */
async function elsewhereOn(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const slots = placeSaid(scene.text);
  const shown = shownOutfit(scene);
  if (!shown || !slots || wantedBy(scene, wish, shown.worn).pieces.length > 0) return undefined;
  const isThere = (item: AssistantItem) => slots.includes(traitsOf(item).slots[0] ?? '');
  const leaving = shown.worn.filter(isThere);
  if (leaving.length === 0 || leaving.length === shown.worn.length) return undefined;
  return withoutPieces(scene, shown, { pieces: leaving, filters: [] });
}

const mostEvents = 3;

/** "What am I wearing to the dinner and the pitch?": an outfit for each of the events that are named. */
async function forEachEvent(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const { context, coming, language } = scene;
  const named = wish.details.filter(({ role, text }) => role === 'event' && !isOnlyPronoun(text));
  const { today } = context;
  const found = named.map(({ text }) => eventCalled(text, coming, { day: undefined, language, today }));
  const events = [...new Set(found.flatMap((event) => event ?? []))];
  if (events.length < 2 || events.length > mostEvents || events.length < named.length) return undefined;
  const answers: Answer[] = [];
  for (const event of events) {
    const own = { ...wish, details: wish.details.filter(({ role }) => role !== 'event' && role !== 'when') };
    const answer = await asksOne({ ...scene, said: dressedForEvent(event) }, own);
    if (answer) answers.push(answer);
  }
  const [last] = answers.slice(-1);
  if (!last || answers.length < events.length) return undefined;
  return {
    ...last,
    text: answers.map(({ text }) => text).join('\n\n'),
    cards: answers.flatMap(({ cards }) => cards),
  };
}

const ofState: ReadonlySet<string> = new Set(['status']);
/** What a filter says of the occasion, which the event tells, and not of looks: a baby shower is no rain. */
const ofOccasion: ReadonlySet<string> = new Set(['status', 'occasion', 'suits', 'use', 'season']);

/** "Something for work, but not black", "head to toe navy": looks and cloths that no detail holds are weighed elsewhere. */
function saysMoreOfLooks(
  { context, language, text, said, topic }: Scene,
  heard: readonly (readonly unknown[])[],
): boolean {
  const { mentions } = questionOf(text, language, context.today);
  const left = (said ?? topic)?.eventId === undefined ? ofState : ofOccasion;
  return (
    heard.every((each) => each.length === 0) &&
    mentions.some(({ filter }) => Object.keys(filter).some((key) => !left.has(key)))
  );
}

const oneOfThese = /^(?:bottom|dress|shoes)$/;

/** "All black" is two tops or two pairs of trousers: of these one is worn at a time. */
function isInOnePlace(pieces: readonly AssistantItem[]): boolean {
  const places = pieces.flatMap((item) => traitsOf(item).slots[0] ?? []);
  const bare = places.filter((place) => place === 'top').length > 1;
  return bare || places.some((place, k) => oneOfThese.test(place) && places.indexOf(place) !== k);
}

async function asksOne(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const topic = scene.said ?? scene.topic;
  if (!topic && wish.details.length === 0 && wish.probability < surelyAsked) return undefined;
  const wanted = wantedBy(scene, wish);
  if (wanted.unknown.length > 0 && wanted.pieces.length === 0) return undefined;
  if (isInOnePlace(wanted.pieces)) return undefined;
  const base = await outfitWish(scene, wish, topic);
  const refused = refusedBy(scene, wish);
  if (saysMoreOfLooks(scene, [wanted.pieces, wanted.filters, wanted.away, refused.pieces, refused.filters]))
    return undefined;
  const before = standingRefusals(scene, base);
  const answer = await planned(
    scene,
    directed(scene, wish, {
      ...base,
      locked: wanted.pieces.map(({ id }) => id),
      with: wanted.filters,
      without: [...base.without, ...before.without, ...refused.filters],
      excluded: [...before.excluded, ...refused.pieces.map(({ id }) => id), ...setAside(scene, wish)],
    }),
  );
  return withNote(answer, awayNote(scene, wanted));
}

function isWorn({ worn }: ShownOutfit, { pieces, filters }: Refused): boolean {
  return worn.some((item) => pieces.includes(item) || filters.some((filter) => matches(item, filter)));
}

/** From here a direction is meant beside what is refused. House rule. */
const meantBeside = 0.25;

/** "No hoodie, something thinner", of an outfit that has none: what else is wished for it. */
function directionBeside({ ranked }: Wish): ((shown: ShownOutfit) => OutfitWish) | undefined {
  const beside = ranked.find(
    ({ intent, probability }) => stepOf(intent) !== undefined && probability >= meantBeside,
  );
  return beside && stepOf(beside.intent);
}

/** Changes the outfit that is spoken of; where none is, an outfit with what is wished is made. */
export async function changesOutfit(given: Scene, wish: Wish): Promise<Answer | undefined> {
  const scene = ofWhatIsShown(given, wish);
  const shown = shownOutfit(scene);
  const wanted = wantedBy(scene, wish, shown?.worn);
  const isOfNothing = wanted.pieces.length + wanted.filters.length + wanted.away.length === 0;
  if (!shown) return asksAnew(scene, wish, isOfNothing);
  if (isPutDown(scene, wish)) return savesOutfit(scene, wish);
  const refused = refusedBy(scene, wish, shown.worn);
  const isOpen = wanted.pieces.length === 0 || wish.intent === 'swap';
  const exchanged = isOpen ? await exchanges(scene, wish, { shown, wanted }) : undefined;
  if (exchanged) return exchanged;
  if (hasToGo(scene, shown, wanted)) return withoutPieces(scene, shown, { pieces: wanted.kept, filters: [] });
  if (swaps.test(scene.text) && wanted.pieces.length === 0 && !givesWay(shown, wanted, refused))
    return undefined;
  if (wanted.pieces.length > 0) {
    const out = goesOut.test(scene.text) ? wanted.kept : [];
    return withPieces(scene, shown, { wanted, leaving: [...refused.pieces, ...out] });
  }
  const inPlace = isOfNothing && wanted.kept.length === 0 ? placeToChange(scene, shown) : [];
  if (inPlace.length > 0) return withoutPieces(scene, shown, { pieces: inPlace, filters: [] });
  if (isAllKept(scene, wish, wanted)) return hasItAlready(scene, shown);
  if (wanted.away.length > 0) return withNote(await stays(scene, shown), awayNote(scene, wanted));
  if (wanted.unknown.length > 0) return undefined;
  const isAway = refused.pieces.length + refused.filters.length > 0 && !isWorn(shown, refused);
  const isElse = isAway && different.test(scene.text);
  const further = isElse ? steps.other : isAway ? directionBeside(wish) : undefined;
  if (further) return shownOrOffered(scene, shown, await planned(scene, further(shown), shown.outfit));
  const isSaid = wish.intent === 'without' || saidAs(wish, 'not').length > 0;
  if (isAway && isSaid && refused.pieces.every(({ available }) => available))
    return isWithoutIt(scene, shown, refused);
  if (refused.pieces.length + refused.filters.length > 0)
    return (
      (wish.intent === 'without' ? await leftOut(scene, shown, refused) : undefined) ??
      withoutPieces(scene, shown, refused)
    );
  if (wanted.filters.length > 0) return withKind(scene, shown, wanted.filters);
  const there = await elsewhereOn(scene, wish);
  if (there) return there;
  const layered = wish.details.length === 0 ? await layerMoreOrLess(scene, wish, shown) : undefined;
  if (layered) return layered;
  const step = stepOf(wish.intent);
  if (step === undefined || wish.details.length > 0 || directionIn(scene.text) !== undefined)
    return described(scene, shown, wish);
  const stepped = await planned(scene, step(shown), shown.outfit);
  const answer = await leveled(scene, shown, { intent: wish.intent, answer: stepped });
  return answer === stepped ? shownOrOffered(scene, shown, stepped) : answer;
}

async function described(scene: Scene, shown: ShownOutfit, wish: Wish): Promise<Answer | undefined> {
  const answer = await redescribedOutfit(scene, shown, wish);
  return answer && leveled(scene, shown, { intent: wish.intent, answer });
}

/** "Take the blazer out and put the loafers in": of what is named, what is worn goes. */
const goesOut =
  /(?<!\p{L})(?:raus|weg|(?:take|leave|get|pull)(?: \p{L}+){1,4} out|fuera|enl[eè]ve|ta (?:\p{L}+ ){1,3}ut)(?!\p{L})/iu;

/** "Wore them Monday, other shoes": a day that no detail holds is part of the reason, and the outfit is the one shown last. */
function ofWhatIsShown(scene: Scene, wish: Wish): Scene {
  const names = wish.details.some(({ role }) => role === 'when' || role === 'event');
  return wish.intent !== 'swap' || names ? scene : { ...scene, said: undefined };
}

const plainly = /^(?:other|without|casual|dressy|warmer|cooler)$/;

/** "Something different this year", before anything was shown: an outfit for what is spoken of, as it is wished. */
function asksAnew(scene: Scene, wish: Wish, isOfNothing: boolean): Promise<Answer | undefined> {
  const topic = scene.said ?? scene.topic;
  const isOfEvent = topic?.eventId !== undefined && plainly.test(wish.intent);
  if (!topic || (isOfNothing && !isOfEvent)) return Promise.resolve(undefined);
  return asksOutfit(scene, wish);
}

/** All that is named is worn already, and nothing is refused. */
function isAllKept(scene: Scene, wish: Wish, { kept, filters, away }: Wanted): boolean {
  if (swaps.test(scene.text)) return false;
  return (
    kept.length > 0 &&
    filters.length + away.length === 0 &&
    saidAs(wish, 'not').length === 0 &&
    !scene.text.includes('?')
  );
}

/** From here a plan is likely enough where the words put something down. House rule. */
const likelyPlan = 0.1;
const putsDown =
  /(?<!\p{L})(?:(?:pop|put|stick|pencil|write|jot|book|lock|get|set|note) (?:it|that|them|this) (?:in|down|up)|save (?:it|that|this)|plan (?:it|that|this)|trag (?:es|das) ein|merk (?:es|dir das)|speicher\p{L}*|ap[uú]ntalo|gu[aá]rdalo|note-le|enregistre(?:-le)?|skriv det (?:inn|ned)|lagre det)(?!\p{L})/iu;

/** "Brogues it is, pop it in": the outfit is planned with what is named. */
function isPutDown({ text }: Scene, { ranked }: Wish): boolean {
  const plan = ranked.find(({ intent }) => intent === 'outfit_plan')?.probability ?? 0;
  return plan >= likelyPlan && putsDown.test(text);
}

async function hasItAlready(scene: Scene, shown: ShownOutfit): Promise<Answer> {
  const answer = await stays(scene, shown);
  return { ...answer, text: say('already_in_it', scene.language, '') };
}

/** What is refused is not worn: the outfit stays, and where it waits for a yes it waits on. */
async function isWithoutIt(
  scene: Scene,
  { wish, worn, isPlan }: ShownOutfit,
  { pieces, filters }: Refused,
): Promise<Answer> {
  const next = changedWish(wish, {
    without: [...wish.without, ...filters],
    excluded: [...wish.excluded, ...pieces.map(({ id }) => id)],
  });
  const answer =
    isPlan && scene.memory?.pending
      ? await offered(scene, next, worn)
      : { ...(await exactly(scene, next, worn)), text: '' };
  return { ...answer, text: [say('not_in_it', scene.language, ''), answer.text].filter(Boolean).join(' ') };
}

/** The outfit as it is, shown once more. */
function stays(scene: Scene, { wish, worn }: ShownOutfit): Promise<Answer> {
  return exactly(scene, wish, worn);
}

async function withoutPieces(
  scene: Scene,
  shown: ShownOutfit,
  { pieces, filters }: Refused,
): Promise<Answer | undefined> {
  const { wish, worn, outfit } = shown;
  const leaves = (item: AssistantItem) =>
    pieces.includes(item) || filters.some((filter) => matches(item, filter));
  const leaving = worn.filter(leaves);
  if (leaving.length === 0) return undefined;
  const next = changedWish(wish, {
    locked: worn.filter((item) => !leaving.includes(item) && isKept(item)).map(({ id }) => id),
    with: [],
    without: [...wish.without, ...filters],
    excluded: [...wish.excluded, ...[...leaving, ...pieces].map(({ id }) => id)],
  });
  const answer = await planned(scene, next, outfit);
  const free = answer.cards.length > 0 ? answer : await planned(scene, { ...next, locked: [] }, outfit);
  return shownOrOffered(scene, shown, free);
}

/** Bags, belts and jewelry are chosen again to go with what changed; the rest is kept. */
function isKept(item: AssistantItem): boolean {
  return /^(?:top|mid|bottom|dress|outer|shoes)$/.test(traitsOf(item).slots[0] ?? '');
}

/** "With a skirt": the best piece of a kind, in the place of what is worn there. */
async function withKind(scene: Scene, shown: ShownOutfit, filters: ItemFilter[]): Promise<Answer> {
  const { wish, worn, outfit } = shown;
  const isSo = (item: AssistantItem | undefined) =>
    item !== undefined && filters.some((filter) => matches(item, filter));
  const [first] = scene.items.filter(isSo);
  const left = first ? withAll(worn, [first]).filter((item) => item !== first) : worn;
  const next = changedWish(wish, {
    locked: left.filter((item) => worn.includes(item) && isKept(item)).map(({ id }) => id),
    with: filters,
  });
  const answer = await planned(scene, next, outfit);
  const isMet = answer.memory.outfit?.itemIds.some((id) => isSo(scene.items.find((item) => item.id === id)));
  if (isMet) return shownOrOffered(scene, shown, answer);
  // The planner would rather wear something else: the one of them that it minds least.
  const free = scene.items.filter((item) => item.available && isSo(item));
  const weighed = (await weighPieces(scene.context, wish, free)) ?? [];
  const [best] = weighed.sort((one, other) => (one.loss ?? 1) - (other.loss ?? 1));
  if (!best) return shownOrOffered(scene, shown, answer);
  const now = withAll(worn, [best.item]);
  return shown.isPlan ? offered(scene, wish, now) : exactly(scene, wish, now);
}
