import { renderAbroad } from '../abroad/tell-abroad.ts';
import { fearsTooMuch, suitsQuestion } from '../answers/suits-question.ts';
import type { Answer, AssistantItem, ItemFilter } from '../assistant-context.ts';
import { itemNames, tell } from '../commands/command-words.ts';
import { verdictOnPlan } from '../steps/planned-verdict.ts';
import { withAll } from '../steps/shown/with-all.ts';
import { checkPair, pairText } from '../tools/pair-verdict.ts';
import { namingWords } from '../turn/own-names.ts';
import { mentionOf } from '../turn/spoken-of.ts';
import { matches } from '../understanding/mentions/match-items.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { changedWish } from '../understanding/wish.ts';
import { englishOf, questionOf } from '../wishes/command-of-wish.ts';
import { saidAs, type Wish } from '../wishes/read-wishes.ts';
import { asksOutfit } from './dress-acts.ts';
import { exactly, planned } from './outfits/outfit-answer.ts';
import { outfitWish } from './outfits/outfit-wished.ts';
import { type ShownOutfit, shownOutfit } from './outfits/shown-outfit.ts';
import { filterOf, wantedBy } from './pieces-said.ts';
import type { Scene } from './scene.ts';
import { thingsCalled } from './things.ts';

/** "Would the teal jumper do?": one piece, for what is named or spoken of. Undefined where neither is known. */
export async function judgesPiece(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const { context, language, text, items } = scene;
  const topic = scene.said ?? scene.topic;
  const ofOutfit = await judgesShown(scene, wish);
  if (ofOutfit) return ofOutfit;
  const [item, ...others] = judged(scene, wish);
  const areNamed = saidAs(wish, 'item').length > 1;
  if (topic && item && others.length > 0 && areNamed) return judgesTogether(scene, wish, [item, ...others]);
  if (!topic || !item || others.length > 0) return undefined;
  const question = { ...questionOf(text, language, context.today), mentions: [mentionOf(item)] };
  const answer = await suitsQuestion(
    { context, question, items: [...items] },
    await outfitWish(scene, wish, topic),
  );
  if (!answer || language === 'en') return answer;
  return renderAbroad({ context, answer, intent: 'suits', language, said: text });
}

const asksOfAll =
  /(?<!\p{L})(?:is|isn[’']?t|will|would|does) (?:it|that|this)(?: all| be| look)? (?:\p{L}+ )?(?:too|a bit|a little|ok|okay|alright|fine|enough)(?!\p{L})/iu;

/** "Is it too shiny for a work thing", of the outfit that was just shown, and of no single piece. */
async function judgesShown(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const { context, language, text, memory } = scene;
  if (wish.intent !== 'suits' || memory?.tool !== 'suggest_outfit' || wish.details.length > 0)
    return undefined;
  const shown = shownOutfit({ ...scene, said: undefined });
  if (!shown || !asksOfAll.test(text)) return undefined;
  const { title, eventType, place, day, eventId } = shown.wish;
  const event = { title, eventType, day, location: place, ...(eventId === null ? {} : { id: eventId }) };
  const verdict = await verdictOnPlan(event, shown.worn, { context, text, language });
  return { text: verdict, cards: [], actions: [], known: true, memory };
}

const mostTogether = 4;

/** "Can I wear it to the nativity with the beige chinos?": whether the two go together, and with what they are worn there. */
async function judgesTogether(
  scene: Scene,
  wish: Wish,
  pieces: readonly AssistantItem[],
): Promise<Answer | undefined> {
  const [a, b] = pieces;
  if (!a || !b || pieces.length > mostTogether || !scene.said) return undefined;
  const topic = scene.said;
  const base = await outfitWish(scene, wish, topic);
  const worn = await planned(scene, changedWish(base, { locked: pieces.map(({ id }) => id) }));
  if (worn.cards.length === 0) return undefined;
  const { language, text } = scene;
  const isFeared = fearsTooMuch.test(englishOf(text, language).toLowerCase());
  return { ...worn, text: `${pairText([a, b], language, isFeared)}\n\n${worn.text}` };
}

/** The pieces that are asked about: those that are named, else the one that is spoken of. */
function judged(scene: Scene, wish: Wish): AssistantItem[] {
  const spans = saidAs(wish, 'item');
  const named = spans.flatMap((span) => {
    const { items, isOpen } = thingsCalled(span, scene);
    return isOpen ? items.slice(0, 1) : items;
  });
  if (spans.length > 0) return [...new Set(named)];
  const ids = scene.memory?.focus?.itemIds ?? [];
  return ids.length === 1 ? scene.items.filter(({ id }) => ids.includes(id)) : [];
}

/**
 * What goes with something: an outfit for what the message names, or the best piece of a kind for the outfit that is spoken
 * of. Undefined for anything else.
 */
export async function matchesPieces(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const shown = shownOutfit(scene);
  const wanted = wantedBy(scene, wish, shown?.worn);
  if (scene.said && wanted.pieces.length > 0) return asksOutfit(scene, wish);
  const bare = bareKinds(scene, wish);
  const [filter, ...others] = bare.length > 0 ? bare : wanted.filters;
  const namesOther = bare.length === 0 && wanted.pieces.length + wanted.unknown.length > 0;
  if (!shown || !filter || others.length > 0 || namesOther) return undefined;
  return picksOf(scene, shown, filter);
}

/** "Which small bag do I have for that": the one kind that the words name. */
function kindTyped({ context, language }: Scene, { text }: Wish): ItemFilter[] {
  const { mentions } = questionOf(text, language, context.today);
  const kinds = mentions.filter((mention) => isKind(mention) && mention.role !== 'refused');
  return kinds.length === 1 ? kinds.map(({ filter }) => filter) : [];
}

/** "What coat goes over it": kinds alone, whatever of them hangs there. */
function bareKinds(scene: Scene, wish: Wish): ItemFilter[] {
  const spans = saidAs(wish, 'item');
  if (spans.length === 0) return kindTyped(scene, wish);
  const kinds = spans.flatMap((span) =>
    namingWords(span).length === 1 ? (filterOf(span, scene) ?? []) : [],
  );
  const areKinds = kinds.length === spans.length && kinds.every((filter) => isKind({ filter, vague: false }));
  return areKinds ? kinds : [];
}

/** The best piece of a kind for an outfit, in the place of what is worn there. */
async function picksOf(scene: Scene, shown: ShownOutfit, filter: ItemFilter): Promise<Answer | undefined> {
  const { items, language } = scene;
  const { wish, worn, outfit } = shown;
  const [sample] = items.filter((item) => matches(item, filter));
  const rest = sample
    ? withAll(worn, [sample]).filter((item) => worn.includes(item) && item !== sample)
    : worn;
  const locked = rest.map(({ id }) => id);
  const found = await planned(scene, changedWish(wish, { locked, with: [filter] }), outfit);
  const pick = items.find((item) => found.memory.outfit?.itemIds.includes(item.id) && matches(item, filter));
  if (!pick) return undefined;
  const answer = await exactly(scene, wish, withAll(worn, [pick]));
  const focus = { ...scene.memory?.focus, itemIds: [pick.id] };
  const text = tell('pick_one', language, { first: itemNames([pick], language) });
  return { ...answer, text, memory: { ...answer.memory, focus } };
}

const asksPlainly =
  /\?|^\W*(?:do|does|is|are|passt|passen|geht|gehen|pega|pegan|va|vont|passer|går)(?!\p{L})/iu;

/** "Would u do the blazer with jeans or nah", "brown belt w black shoes is bad right": whether two named pieces go together. */
export function pairsPieces(scene: Scene, wish: Wish): Promise<Answer | undefined> {
  const spans = saidAs(wish, 'item');
  const isSure = (span: string) => namingWords(span).length === 1 || !thingsCalled(span, scene).isOpen;
  const [a, b, ...others] = spans.length === 2 && spans.every(isSure) ? judged(scene, wish) : [];
  // What is plainly asked is told with more around it.
  if (!a || !b || others.length > 0 || asksPlainly.test(wish.text)) return Promise.resolve(undefined);
  const answer = checkPair([a, b]);
  const { language } = scene;
  return Promise.resolve(
    language === 'en' ? answer : { ...answer, text: pairText([a, b], language), actions: [] },
  );
}
