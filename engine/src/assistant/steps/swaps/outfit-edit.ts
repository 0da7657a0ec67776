import patterns from '../../../knowledge/assistant/heard/outfit-edits.json' with { type: 'json' };
import type { AssistantItem, Memory } from '../../assistant-context.ts';
import { asksAtOnce } from '../../turn/grounding.ts';
import { isWeakWord, likeness, namedInTurn, namingWords, scoredByName } from '../../turn/own-names.ts';
import { lately, pointsAt } from '../../turn/spoken-of.ts';
import type { Turn } from '../../turn/turn.ts';
import { traitsOf } from '../../understanding/mentions/match-items.ts';
import { inPlace, insteadOf, swaps } from '../planned-outfits.ts';

const word = (of: string) => new RegExp(`(?<!\\p{L})(?:${of})(?!\\p{L})`, 'iu');
const edits = word(patterns.edits);
const strong = word(patterns.strong);
const plans = word(patterns.plans);
const leaves = word(patterns.leaves);
const elsewhere = word(patterns.elsewhere);
const polite = word(patterns.polite);

const longest = 28;
const nameOf = ({ description }: AssistantItem) => description;

/** Whether a message may change an outfit piece by piece: it is no question, and of nothing else. */
export function mayEdit({ text, memory }: Pick<Turn, 'text' | 'memory'>): boolean {
  if (text.split(/\s+/).length > longest || elsewhere.test(text) || asksSomewhere(text)) return false;
  if (strong.test(text)) return !text.includes('?') || polite.test(text);
  const isOfOutfit = memory?.outfit !== undefined || memory?.isPlanned === true;
  return isOfOutfit && !text.includes('?') && (edits.test(text) || refusesAtOnce(text));
}

/** Whether a sentence of a message asks something, and does not ask for it to be done. */
function asksSomewhere(text: string): boolean {
  return text
    .split(/(?<=[.!?…,])\s+/u)
    .some((sentence) => asksAtOnce(sentence) || (whether.test(sentence) && !polite.test(sentence)));
}

const whether =
  /^\W*(?:(?:ok|so|and|but|und|aber|y|et|og)\W+)*(?:is|are|was|were|do|does|did|will|would|could|should|can|have|has|ist|sind|hab|hat|kann|soll|passt|geht|gibt|es|son|tiene|puedo|queda|est-ce|je peux|er|kan)(?!\p{L})/iu;

const opens = new RegExp(
  `^\\W*(?:(?:k|ok(?:ay)?|but|and|hm+|nah|yeah|aber|und|ja|pero|mais|men)\\W+)*(?:${patterns.refuses})(?!\\p{L})`,
  'iu',
);
const mostOfRefusal = 14;

/** "No hoodie tho, I'm in it every Sunday": what is named first is refused. */
export function refusesAtOnce(text: string): boolean {
  return opens.test(text) && !text.includes('?') && text.split(/\s+/).length <= mostOfRefusal;
}

/** Whether it is to be written down, and not only shown. */
export function writesDown(text: string): boolean {
  return plans.test(text);
}

/** What leaves an outfit, and what comes into it. */
export type Edit = {
  leaving: AssistantItem[];
  coming: AssistantItem[];
  /** What is wanted in it and is in it already. */
  kept: AssistantItem[];
};

const mostGoingOn = 3;
/** "Those trousers with the blazer": what is not liked stands first. */
const beside = /(?<=\S\s)(?:with|mit|zu|con|avec|med)(?!\p{L})/iu;

const joints =
  /[,;.!?\n]|(?<!\p{L})(?:and|n|und|y|e|et|og|but|aber|pero|mais|men|then|dann|luego)(?!\p{L})/iu;

/** What a message takes out of an outfit and puts into it, clause by clause; undefined where a name is open. */
export function editOf(
  turn: Turn,
  worn: readonly AssistantItem[],
  own: readonly AssistantItem[],
): Edit | undefined {
  const free = own.filter((item) => item.available && !worn.includes(item));
  const told = { turn, worn, free, isNamed: false };
  const leaving = new Set<AssistantItem>();
  const coming = new Set<AssistantItem>();
  const kept = new Set<AssistantItem>();
  let wasOut = false;
  // "I've gone off the navy trousers. Swap them for the grey ones": what was named in the clause before.
  let before: AssistantItem[] = [];
  for (const clause of clausesOf(turn.text)) {
    const sides = sidesOf(clause);
    // "Instead of the blazer and the jeans": what only goes on with what leaves.
    const goesOn: boolean =
      wasOut && clause.trim().split(/\s+/u).length <= mostGoingOn && !edits.test(clause);
    const isOut: boolean = !sides && (goesOn || leaves.test(clause.trim()));
    wasOut = isOut || insteadOf.test(clause);
    const [refused = ''] = clause.split(beside);
    const byName = sides ? named(sides.old, worn, turn) : isOut ? named(refused, worn, turn) : [];
    const old = sides && byName.length === 0 && pointsAt(sides.old) ? before : byName;
    for (const item of old) {
      leaving.add(item);
      kept.delete(item);
    }
    before = inIt(refused, told);
    if (isOut) continue;
    const said = sides ? sides.fresh : clause;
    const fresh = comingIn(said, { ...told, isNamed: coming.size > 0 }, [...leaving]);
    if (
      fresh === undefined ||
      (sides && fresh.length === 0 && old.length > 0 && inIt(said, told).length === 0)
    )
      return undefined;
    for (const item of fresh) coming.add(item);
    // "The jumper, with the blue shirt": what is worn already stays beside it.
    for (const item of inIt(withoutNamesOf(fresh, said), told)) if (!leaving.has(item)) kept.add(item);
  }
  // "I can't do those heels. Use the Mary Janes": two pairs of shoes are not worn at once.
  const staying = [...kept].filter((item) => ![...coming].some((each) => takesPlaceOf(each, item)));
  return {
    leaving: [...leaving].filter((item) => !coming.has(item)),
    coming: coming.size > 0 ? [...coming, ...staying] : [],
    kept: [...kept],
  };
}

/** Of these one is worn at a time. */
const oneAtATime = /^(?:bottom|dress|outer|shoes|bag|tie|belt)$/;

function takesPlaceOf(item: AssistantItem, other: AssistantItem): boolean {
  const slot = slotOf(item);
  return slot !== undefined && slot === slotOf(other) && oneAtATime.test(slot);
}

function clausesOf(text: string): string[] {
  return text.split(joints).filter((part) => /\p{L}/u.test(part));
}

/** What stands on both sides of "for", "instead of"; undefined where a clause sets nothing against another. */
function sidesOf(clause: string): { old: string; fresh: string } | undefined {
  const [, before, after] = insteadOf.exec(clause) ?? [];
  if (before !== undefined && after !== undefined) return { old: after, fresh: before };
  const at = swaps.test(clause) ? inPlace.exec(clause) : null;
  return at ? { old: clause.slice(0, at.index), fresh: clause.slice(at.index + at[0].length) } : undefined;
}

type Told = {
  turn: Turn;
  worn: readonly AssistantItem[];
  free: readonly AssistantItem[];
  /** Something was named before in the same message, which a pronoun means. */
  isNamed: boolean;
};

/** The pieces that a clause puts in: by name, by pointing, or by a look alone ("the grey ones") in the place of what leaves. */
function comingIn(
  said: string,
  { turn, worn, free, isNamed }: Told,
  leaving: readonly AssistantItem[],
): AssistantItem[] | undefined {
  const byName = named(said, free, turn).filter((item) => !isRatherWorn(item, said, worn));
  const pointed = pointsAtPiece(said) && !isNamed ? spokenOf(turn.memory, free) : [];
  if (byName.length + pointed.length > 0) return [...new Set([...pointed, ...byName])];
  if (!looksOnly.test(said)) return [];
  const place = leaving[0] ?? named(turn.text, worn, turn)[0];
  const words = namingWords(said);
  const inPlaceOfIt = free.filter((item) => place && slotOf(item) === slotOf(place));
  const ofKind = inPlaceOfIt.filter((item) => place && traitsOf(item).kind === traitsOf(place).kind);
  const alike = scoredByName(words, ofKind, nameOf).length > 0 ? ofKind : inPlaceOfIt;
  const [best, next] = scoredByName(words, alike, nameOf);
  if (best) return !next || next.score < best.score - near ? [best.thing] : undefined;
  const colored = alike.filter(({ colour }) => words.some((each) => namingWords(colour).includes(each)));
  return colored.length === 1 ? colored : [];
}

/** "The black jeans" are the black ones that are worn, and not the blue ones that are not. */
function isRatherWorn(item: AssistantItem, said: string, worn: readonly AssistantItem[]): boolean {
  const words = namingWords(said);
  const scoreOf = (each: AssistantItem) => scoredByName(words, [each], nameOf)[0]?.score ?? 0;
  const own = scoreOf(item);
  return worn.some((each) => slotOf(each) === slotOf(item) && scoreOf(each) > own + near);
}

/** "The grey ones": what they look like, of the kind that leaves. */
const looksOnly = /(?<!\p{L})(?:ones?|pair|der|die|das|den|el|la|los|las|le|les|den|det|de)(?!\p{L})/iu;
/** Names this close are equally meant. House rule. */
const near = 0.3;
const slotOf = (item: AssistantItem) => traitsOf(item).slots[0];

/** A pronoun right behind a verb, or alone, and not "with it". */
const pointing =
  /(?:^|(?<!\p{L})(?:put|throw|add|wear|use|take|pop|stick|chuck|get|have|schreib|pack|nimm|tu|zieh|mach|pon|mete|apunta|mets|ajoute|note|legg|ta|sett|skriv)\p{L}*)\s*(?:me |mal |doch )?(?:it|that|them|em|those|these|this|sie|die|das|den|es|ihn|lo|la|los|las|le|les|l[ae]|ça|det|den|dem)(?=\s*(?:$|[.,;!]|(?:in|into|on|onto|to|with|w|too|also|as|for|down|instead|then|please|pls|there|mit|dazu|rein|auch|noch|drunter|drüber|bitte|dann|con|también|entonces|avec|aussi|alors|med|også|da)(?!\p{L})))/iu;
const attached = /(?<!\p{L})(?:ponl|metel|mételo|métela|añádel|añadel|mets-l|ajoute-l)\p{L}+/iu;

function pointsAtPiece(said: string): boolean {
  return pointing.test(said.trim()) || attached.test(said);
}

/** The words that are left of a clause once some pieces are named by it. */
function withoutNamesOf(items: readonly AssistantItem[], said: string): string {
  const own = items.flatMap(({ description }) => namingWords(description));
  return said.replace(/[\p{L}\p{N}]+/gu, (each) =>
    namingWords(each).some((one) => own.some((name) => likeness(one, name) >= sure)) ? '' : each,
  );
}

/** From here a word is one of a name, inflected or mistyped. House rule. */
const sure = 0.75;

/** Pieces that are worn already, by name or by pointing. */
function inIt(said: string, { turn, worn, isNamed }: Told): AssistantItem[] {
  const byName = named(said, worn, turn);
  return byName.length > 0 || isNamed || !pointsAtPiece(said) ? byName : spokenOf(turn.memory, worn);
}

const mostPointed = 3;
const judged = /^(?:suits|check_pair)$/;

function spokenOf(memory: Memory | undefined, free: readonly AssistantItem[]): AssistantItem[] {
  const { tool = '', shown = [], focus } = memory ?? {};
  // Of a garment that was judged beside another it is the one that was asked about.
  const ids = judged.test(tool) && shown.length > 1 ? shown.slice(0, 1) : (focus?.itemIds ?? []);
  return ids.length > mostPointed ? [] : free.filter(({ id }) => ids.includes(id));
}

/** The pieces that some words name, one after the other; those by a color and a kind too. */
function named(words: string, among: readonly AssistantItem[], { memory }: Turn): AssistantItem[] {
  const groups = namedInTurn(words, [...among], nameOf);
  const found = groups.flatMap((group) => {
    const meant = lately(
      group.map(({ thing }) => thing),
      memory,
    );
    const [only, ...others] = meant;
    return only && others.length === 0 ? [only] : group.length > 0 && isClear(group) ? [group[0].thing] : [];
  });
  const said = namingWords(words);
  const taken = new Set(groups.flat().flatMap(({ by }) => by));
  const left = said.filter((each) => !taken.has(each));
  const weak = left.filter(isWeakWord).length > 1 ? scoredByName(left, [...among], nameOf) : [];
  const [best, next] = weak;
  const isByLook = best && best.by.length > 1 && (!next || next.score < best.score - near);
  return [...new Set([...found, ...(isByLook ? [best.thing] : [])])];
}

function isClear([first, second]: readonly { score: number; thing: AssistantItem }[]): boolean {
  return first !== undefined && (second === undefined || first.score > second.score + 0.01);
}
