import parts from '../../knowledge/assistant/body-parts.json' with { type: 'json' };
import heard from '../../knowledge/assistant/heard/outfit-remarks.json' with { type: 'json' };
import type { AssistantItem } from '../assistant-context.ts';
import { groupOf, type IntentName, type Language } from '../intent/intent-names.ts';
import { asksAtOnce } from '../turn/grounding.ts';
import { namingWords, scoredByName } from '../turn/own-names.ts';
import { matches, traitsOf } from '../understanding/mentions/match-items.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { phrasesIn } from '../understanding/phrases.ts';
import { readQuestion } from '../understanding/read-question.ts';
import type { Wish } from '../wishes/read-wishes.ts';
import { type ShownOutfit, shownOutfit } from './outfits/shown-outfit.ts';
import type { Scene } from './scene.ts';

type Heard = keyof typeof heard;

/** So long, in words, a message says more than what it thinks of an outfit. House rule. */
const longest = 14;
/** From here a message wants something else. House rule. */
const surelyElse = 0.6;
/** From here the pieces that were read are wanted or refused. House rule. */
const surelyRead = 0.5;

/** What each view of an outfit asks for; warmth first, as "too warm" is no view of its style. */
const views = ['warmer', 'cooler', 'casual', 'dressy', 'other'] as const;
const places = Object.entries(parts).map(([slot, words]) => ({ slot, isSaid: phrasesIn({ words }) }));

/**
 * A remark on the outfit that is spoken of, as the wish that it is: "bit boring" wants another one, "the hall is always
 * roasting" a cooler one. Undefined where no outfit is spoken of or where the words say nothing of it.
 */
export function remarkAsWish(scene: Scene): { wish: Wish; text: string } | undefined {
  const { text, language, wishes, ground } = scene;
  if (text.trim().split(/\s+/).length > longest || !isTold(text, language)) return undefined;
  if (asksAtOnce(text) || wishes.some(wantsElse)) return undefined;
  const shown = shownOutfit(scene);
  if (!shown || ground.surely.some(({ id }) => !shown.outfit.itemIds.includes(id))) return undefined;
  const intent = viewIn(text, language);
  if (!isSpokenOfNow(scene, intent)) return undefined;
  const piece = intent === 'warmer' ? undefined : pieceMeant(scene, shown);
  if (piece && (intent !== undefined || says('hurts', text, language)))
    return { wish: wishOf('without', text, piece), text };
  if (intent === undefined || namesElse(scene)) return undefined;
  // What was made out already is not read once more as a word for how the outfit should be.
  return { wish: wishOf(intent, text), text: withoutView(text, language, intent) };
}

/** An order, a question, a feeling, or pieces that are wanted: then the message is more than a remark. */
function wantsElse({ intent, probability, details }: Wish): boolean {
  if (details.some(({ role }) => role === 'item' || role === 'not')) return probability >= surelyRead;
  const isElse = groupOf(intent) !== 'follow' && intent !== 'dislike';
  return isElse && probability >= surelyElse;
}

/** What hurts, or how cold a place is, is said of the outfit just shown; style is spoken of longer. */
function isSpokenOfNow({ memory, said }: Scene, intent: IntentName | undefined): boolean {
  const waits = memory?.pending?.change.kind;
  if (waits !== undefined && waits !== 'plan_outfit') return false;
  const isOfStyle = intent === 'casual' || intent === 'dressy' || intent === 'other';
  return memory?.outfit !== undefined || said?.eventId !== undefined || isOfStyle;
}

/** A statement, or one that only asks for agreement at its end; nothing that was so in the past. */
function isTold(text: string, language: Language): boolean {
  if (says('past', text, language)) return false;
  return !text.includes('?') || new RegExp(`(?<!\\p{L})(?:${heard.tag[language]})\\W*$`, 'iu').test(text);
}

const patterns = new Map<string, RegExp>();

function patternOf(name: Heard, language: Language): RegExp {
  const key = `${name} ${language}`;
  const known = patterns.get(key) ?? new RegExp(`(?<!\\p{L})(?:${heard[name][language]})(?!\\p{L})`, 'iu');
  patterns.set(key, known);
  return known;
}

/** Whether words tell that something hurts, itches, or is too tight. */
export function tellsHurt(text: string, language: Language): boolean {
  return says('hurts', text, language);
}

function says(name: Heard, text: string, language: Language): boolean {
  return patternOf(name, language).test(text);
}

/** "Is it all right or too stiff": a question of two. */
const orElse = /(?<!\p{L})(?:or|oder|o|ou|eller)(?!\p{L})(?: \p{L}+['’]?\p{L}*){0,2}\s*$/iu;
/** "It's not boring at all" and "it isn't too warm" praise. */
const denies =
  /(?<!\p{L})(?:not|never|isn['’]?t|aren['’]?t|nicht|kein|no (?:es|está|me parece)|pas|ikke)(?: \p{L}+){0,2}\s*$/iu;

function viewIn(text: string, language: Language): IntentName | undefined {
  const likened = says('looksLike', text, language);
  if (likened && says('likeDressed', text, language)) return 'casual';
  if (likened && says('likeUndressed', text, language)) return 'dressy';
  const view = views.find((name) => {
    const found = patternOf(name, language).exec(text);
    if (found === null) return false;
    const before = text.slice(0, found.index);
    return !denies.test(before) && !orElse.test(before);
  });
  return view ?? (likened ? 'other' : undefined);
}

function withoutView(text: string, language: Language, intent: IntentName): string {
  const view = views.find((name) => name === intent);
  return view ? text.replace(patternOf(view, language), ' ') : text;
}

/** The piece of the outfit that a remark is on: by its name, its kind, or the part of the body that hurts. */
function pieceMeant({ text, ground, context }: Scene, { worn }: ShownOutfit): AssistantItem | undefined {
  const [best, next] = scoredByName(namingWords(text), worn, ({ description }) => description).filter(
    ({ isNamed }) => isNamed,
  );
  if (best && best.score > (next?.score ?? 0)) return best.thing;
  const { mentions } = readQuestion(ground.english, context.today);
  const ofKind = worn.filter((item) =>
    mentions.some((mention) => isKind(mention) && !mention.vague && matches(item, mention.filter)),
  );
  const [only, ...others] = ofKind;
  if (only && others.length === 0) return only;
  const slot = places.find(({ isSaid }) => isSaid(text))?.slot;
  return slot === undefined ? undefined : worn.find((item) => traitsOf(item).slots[0] === slot);
}

/** Garments that are not in the outfit, which the remark then is not on. */
function namesElse({ ground, context }: Scene): boolean {
  const { mentions } = readQuestion(ground.english, context.today);
  return mentions.some((mention) => isKind(mention) && !mention.vague);
}

function wishOf(intent: IntentName, text: string, piece?: AssistantItem): Wish {
  const said = piece ? [{ role: 'not' as const, text: `the ${piece.description}`, from: 0 }] : [];
  return { intent, probability: 1, ranked: [{ intent, probability: 1 }], text, details: said };
}
