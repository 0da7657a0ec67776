import type { AssistantItem } from '../assistant-context.ts';
import { isStillAway, withoutStillAway } from '../commands/came-back.ts';
import { borrowerIn, mayBeName } from '../spoken/borrower.ts';
import { isFetched } from '../spoken/came-home.ts';
import { bestNamed, withNamed } from '../turn/own-names.ts';
import type { Detail, Wish } from '../wishes/read-wishes.ts';
import { capital } from '../words.ts';

type Around = { text: string; items: readonly AssistantItem[] };

/** Something comes home, in the five languages. */
const comesBack =
  /(?<!\p{L})(?:back|return\p{L}*|zurück\p{L}*|wieder\p{L}*|devuel\p{L}*|devolvi\p{L}*|rend(?:u|ue|us|ues)|rapport\p{L}*|ramen\p{L}*|tilbake)(?!\p{L})/iu;
/** Who gives it back begins the message. */
const gives =
  /^\W*(?:(?:and|so|oh|ok|also|und|ach|y|et|og)\W+)*(\p{L}{2,}) (?:gave|brought|returned|handed|gab|brachte|hat|me devolvió|devolvió|m['’]a rendu|a rendu|ga|leverte|kom)(?!\p{L})/iu;

/**
 * "Beth gave me my green skirt back, she's got the denim jacket now": what is away comes home and what is here is lent, to
 * the person whom the message names.
 */
export function lentInTurn(wishes: readonly Wish[], around: Around): Wish[] {
  return wishes
    .flatMap((wish) => inTurn(wish, around))
    .flatMap((wish) => reallyBack(wish, around))
    .map((wish) => (isMended(wish, around) ? { ...wish, ...as('item_clean', wish.probability) } : wish))
    .map((wish) =>
      isBack(wish, around) ? { ...wish, probability: Math.max(wish.probability, surely) } : wish,
    )
    .map((wish, _, all) =>
      isOut(wish, all, around) ? { ...wish, probability: Math.max(wish.probability, surely) } : wish,
    )
    .map((wish) => withPerson(wish, around));
}

function inTurn(wish: Wish, { text, items }: Around): Wish[] {
  if (!/^item_(?:lend|clean)$/.test(wish.intent) || !comesBack.test(wish.text)) return [wish];
  const named = wish.details.filter(({ role }) => role === 'item');
  const isAway = (detail: Detail) => meant(detail, items).some(({ status }) => status === 'lent');
  const [home, out] = [named.filter(isAway), named.filter((detail) => !isAway(detail))];
  if (home.length === 0 || out.length === 0) return [wish];
  // "It's back": only what hangs here can have gone to somebody else instead.
  const isHere = (detail: Detail) => meant(detail, items).every(({ status }) => status === 'available');
  if (wish.intent === 'item_clean' && !(hasNow.test(text) && out.every(isHere))) return [wish];
  const others = wish.details.filter(({ role }) => role !== 'item');
  return [
    { ...ofClauses(wish, home, text), ...as('item_clean', wish.probability), details: home },
    { ...ofClauses(wish, out, text), ...as('item_lend', wish.probability), details: [...out, ...others] },
  ];
}

/** Somebody has the other one instead. */
const hasNow =
  /(?<!\p{L})(?:got|has|took|went off|instead|now|dafür|jetzt|genommen|tiene|llevó|lleva|ahora|pris|maintenant|tok|nå)(?!\p{L})/iu;

/** "The oxford is clean, and the tuxedo is still Marcus's problem": of what is away, what is not told to be away still. */
function reallyBack(wish: Wish, { items }: Around): Wish[] {
  const marked = wish.details.filter(({ role }) => role === 'item').flatMap((each) => meant(each, items));
  const away = items.filter(({ status }) => status !== 'available');
  if (wish.intent !== 'item_clean' || withoutStillAway(wish.text, marked).length === marked.length)
    return [wish];
  const named = bestNamed(wish.text, away, ({ description }) => description).map(({ thing }) => thing);
  const back = withoutStillAway(wish.text, named);
  const details = back.map(({ description }) => ({ role: 'item' as const, text: description, from: 0 }));
  return back.length === 0 ? [] : [{ ...wish, details }];
}

/** "Back", said of a garment that is away: little more is needed to believe it. */
function isBack({ intent, probability, text, details }: Wish, { items }: Around): boolean {
  if (intent !== 'item_clean' || probability < perhaps || !comesBack.test(text) || isStillAway.test(text))
    return false;
  const named = details.filter(({ role }) => role === 'item').flatMap((each) => meant(each, items));
  return named.length > 0 && named.every(({ status }) => status !== 'available');
}

/** "Gave the skirt back and went off with the jacket instead": beside what came home, what is here goes to the same person. */
function isOut(wish: Wish, all: readonly Wish[], { items }: Around): boolean {
  const isBeside = all.some(({ intent, probability }) => intent === 'item_clean' && probability >= surely);
  if (wish.intent !== 'item_lend' || wish.probability < perhaps || !isBeside) return false;
  const named = wish.details.filter(({ role }) => role === 'item').flatMap((each) => meant(each, items));
  return named.length > 0 && named.every(({ status }) => status === 'available');
}

/** From here such a wish is believed, and then it counts this much. House rules. */
const [perhaps, surely] = [0.3, 0.7];

/** "The green jumper's mended", of what is in repair. */
function isMended({ intent, text, details }: Wish, { items }: Around): boolean {
  if (intent !== 'item_repair' || !isFetched(text) || isStillAway.test(text)) return false;
  const named = details.filter(({ role }) => role === 'item').flatMap((each) => meant(each, items));
  return named.length > 0 && named.every(({ status }) => status === 'repair');
}

function as(intent: Wish['intent'], probability: number): Pick<Wish, 'intent' | 'ranked'> {
  return { intent, ranked: [{ intent, probability }] };
}

function meant({ text }: Detail, items: readonly AssistantItem[]): AssistantItem[] {
  return bestNamed(text, items, ({ description }) => description).map(({ thing }) => thing);
}

/** The wish in the clauses that name some of its garments, as far as stops divide it. */
function ofClauses(wish: Wish, details: readonly Detail[], text: string): Wish {
  const from = text.indexOf(wish.text);
  const clauses = wish.text.split(/(?<=[,.;!])\s+/u);
  const at = (clause: string) => from + wish.text.indexOf(clause);
  const own = clauses.filter((clause) =>
    details.some((each) => each.from >= at(clause) && each.from < at(clause) + clause.length),
  );
  return { ...wish, text: own.length < clauses.length ? own.join(' ') : wish.text };
}

/** Whom some words name: who has something already, else who does something in them. */
function personOf(text: string, items: readonly AssistantItem[]): string | undefined {
  const [lent] = withNamed(text, items);
  const said = gives.exec(text)?.[1];
  return lent?.keptIn ?? (said && mayBeName(said) ? capital(said) : borrowerIn(text));
}

/** What is lent goes to the person whom the message named before, where its own words name nobody. */
function withPerson(wish: Wish, { text, items }: Around): Wish {
  const isNamed = wish.details.some((each) => each.role === 'who' && mayBeName(each.text));
  if (wish.intent !== 'item_lend' || isNamed || borrowerIn(wish.text) !== undefined) return wish;
  const [first] = wish.details;
  const person = personOf(text.slice(0, first?.from ?? text.length), items);
  if (person === undefined) return wish;
  return { ...wish, details: [...wish.details, { role: 'who', text: person, from: text.length }] };
}
