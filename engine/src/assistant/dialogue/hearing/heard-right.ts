import type { Memory } from '../../assistant-context.ts';
import type { IntentName } from '../../intent/intent-names.ts';
import { spills } from '../../spoken/spilled.ts';
import { isWeakWord, namingWords } from '../../turn/own-names.ts';
import { isOnlyPronoun } from '../../turn/spoken-of.ts';
import type { Detail, Wish } from '../../wishes/read-wishes.ts';
import { otherwiseMeant, withWanted } from './otherwise-meant.ts';
import { saysKept } from './says-kept.ts';

/** What the words of a message, and its wishes among each other, say against how it was read. */
export function heardRight(wishes: readonly Wish[], memory: Memory | undefined): Wish[] {
  const meant = ofWholeWeek(wishes).map((wish) => withDetails(asMeant(wish, memory)));
  const left = meant.filter((wish) => !isNotWanted(wish, meant));
  return left.length > 0 ? left : meant;
}

/** The wish as its words mean it: each rule changes what it is about and leaves the rest. */
function asMeant(wish: Wish, memory: Memory | undefined): Wish {
  const told = asRefused(asSameBut(asSpilled(asTalk(asWorded(wish, memory))), memory), memory);
  return asStaying(asChosen(asKept(asInstead(told, memory), memory)));
}

/** "I'd rather wear the dress", "boots not sandals": what the words want, however it was read. */
function asWorded(wish: Wish, memory: Memory | undefined): Wish {
  const intent = otherwiseMeant(wish, memory);
  if (intent === undefined) return wish;
  const details = intent === 'with' ? withWanted(wish.details) : wish.details;
  return { ...asIntent(wish, intent), details };
}

/** Below this what follows a week is hardly a wish of its own. House rule. */
const hardlyOther = 0.35;

/** "Plan my work week. Leave Wednesday as it is": what follows and wants hardly anything else is said of the week. */
function ofWholeWeek(wishes: readonly Wish[]): Wish[] {
  const heard: Wish[] = [];
  for (const wish of wishes) {
    const last = heard.at(-1);
    const isOfWeek = last?.intent === 'week_plan' && wish.probability < hardlyOther;
    if (last && isOfWeek)
      heard[heard.length - 1] = {
        ...last,
        text: `${last.text} ${wish.text}`,
        details: [...last.details, ...wish.details],
      };
    else heard.push(wish);
  }
  return heard;
}

/** From here an order is read surely, and below this a bare wish for an outfit is doubtful. House rules. */
const [surely, hardly] = [0.85, 0.8];
/** Below this a reading gives way to what is plainly said. House rule. */
const hardlyRead = 0.5;

function isNotWanted(wish: Wish, all: readonly Wish[]): boolean {
  const others = all.filter((each) => each !== wish);
  return others.length > 0 && (staysWith(wish) || onlyTellsOf(wish, others) || onlyTellsWhy(wish, others));
}

/** "The dress stays, but the fleece can go": what is kept needs no answer beside what goes. */
function staysWith({ intent, text }: Wish): boolean {
  return letsGo.test(intent) && saysKept(text);
}

const named = /^(?:with|without|swap)$/;

/** "It will be bitterly cold, so could we have the puffer": why a piece is wanted, and no wish beside it. */
function onlyTellsWhy({ intent, details }: Wish, others: readonly Wish[]): boolean {
  const isWhy =
    /^(?:warmer|cooler|casual|dressy)$/.test(intent) && details.every(({ role }) => role === 'why');
  const isNamed = others.some(
    (each) => named.test(each.intent) && each.details.some(({ role }) => role === 'item'),
  );
  return isWhy && details.length > 0 && isNamed;
}

const letsGo = /^item_(?:delete|sold|archive|lend)$/;

/** What was only spilled on a garment is to be told how to get out, before it is washed. */
function asSpilled(wish: Wish): Wish {
  const isSpilled = wish.intent === 'item_wash' && spills.test(wish.text) && !washes.test(wish.text);
  return isSpilled ? asIntent(wish, 'care') : wish;
}

const washes =
  /(?<!\p{L})(?:wash\p{L}*|laundry|clean\p{L}*|dirty|hamper|basket|machine|load|wäsch\p{L}*|wasch\p{L}*|reinig\p{L}*|schmutz\p{L}*|dreck\p{L}*|lava\p{L}*|suci[oa]s?|colada|lessive|laver?|linge|sale|vask\p{L}*|skitn\p{L}*|skitten)(?!\p{L})/iu;

/** What is surely kept is told so, however surely the rest was read. */
function asStaying(wish: Wish): Wish {
  return staysWith(wish) ? asIntent(wish, wish.intent) : wish;
}

/** "I was naughty at lunch and bought two things. A yellow shirt…": the words before a purchase ask for no outfit. */
function onlyTellsOf({ intent, probability, details, text }: Wish, others: readonly Wish[]): boolean {
  const isBare =
    /^outfit/.test(intent) && details.length === 0 && probability < hardly && !text.includes('?');
  return isBare && others.some((each) => each.intent === 'item_add' && each.probability >= surely);
}

/** From here a plan is likely enough beside the question whether pieces go together. House rule. */
const likelyPlan = 0.3;
/** What takes up a proposal, in the five languages. */
const takes =
  /(?<!\p{L})(?:let[’']?s (?:do|go)|(?:ok(?:ay)?|k|yeah|yes),? do (?:it|that)|i[’']?ll (?:take|go with|wear)|going with|lock (?:it|that|in)|nehmen wir|ich nehm\p{L}*|dann nehm\p{L}*|me quedo con|on prend|je prends|jeg tar|vi tar)(?!\p{L})/iu;

/** "Let's do it, velvet blazer, black jeans and the boots" chooses pieces and asks nothing. */
function asChosen(wish: Wish): Wish {
  const plan = wish.ranked.find(({ intent }) => intent === 'outfit_plan')?.probability ?? 0;
  const isOfPieces = /^(?:pair|match|suits)$/.test(wish.intent);
  const chooses = isOfPieces && plan >= likelyPlan && takes.test(wish.text) && !wish.text.includes('?');
  return chooses ? asIntent(wish, 'outfit_plan') : wish;
}

const negates =
  /(?<!\p{L})(?:no|not|none|nothing|never|without|w\/o|rid|\p{L}+n[’']t|nope|nah|ohne|kein\p{L}*|nicht|weg|raus|nee?|sin|ni|nada|sans|pas|uten|ikke|ingen)(?!\p{L})|(?<!\p{L})(?:lose|drop|remove|skip|ditch|leave|take|lass\p{L}*|nimm|quita\p{L}*|enlève\p{L}*|fjern\p{L}*|dropp) (?:it|that|this|them|those|these|das|die|den|sie|ihn|es|l[aoe]s?|ça|den|det|dem)(?!\p{L})/iu;

/** "They're gonna lose again, just watch" refuses nothing: neither a piece nor a word for that. */
function asTalk(wish: Wish): Wish {
  const refuses = wish.details.length > 0 || wish.probability >= surely || negates.test(wish.text);
  return wish.intent === 'without' && !refuses ? asIntent(wish, 'small_talk') : wish;
}

const sameBut =
  /^\W*(?:(?:the|das|lo|la|le|det) )?(?:same|gleiche|selbe|dasselbe|mismo|même(?: chose)?|pareil|samme)(?: (?:again|outfit|look|nochmal|tenue|antrekk))?,? (?:but|aber|nur|pero|mais|men)(?: (?:with|in|mit|con|avec|med))?(?!\p{L})/iu;

/** "Same but trainers", of an outfit: a piece in the place of another. */
function asSameBut(wish: Wish, memory: Memory | undefined): Wish {
  const isOfOutfit = memory?.outfit !== undefined || memory?.lastOutfit !== undefined;
  const isOnePiece = wish.details.some(({ role }) => role === 'item');
  return isOfOutfit && isOnePiece && sameBut.test(wish.text) ? asIntent(wish, 'with') : wish;
}

const instead =
  /^\W*(?:(?:ok|oh|no|nah|then|and|hm+)\W+)*((?:(?:the|my|a|an|some|den|die|das|el|la|un|una|le|mon|ma)\s+)?(?:\p{L}+\s+){0,2}\p{L}+)\s+(?:instead|stattdessen|en su lugar|à la place|i stedet)(?: then| please| bitte)?\s*(?:[.!,;]|$)/iu;

/** "Cardigan instead then. Leave the rest", of an outfit: a piece by its name alone. */
function asInstead(wish: Wish, memory: Memory | undefined): Wish {
  const isOfOutfit = [memory?.outfit, memory?.lastOutfit, memory?.dressedFor].some(
    (each) => each !== undefined,
  );
  const named = instead.exec(wish.text)?.[1];
  if (!isOfOutfit || named === undefined || wish.details.length > 0 || wish.text.includes('?')) return wish;
  const item = { role: 'item' as const, text: named, from: wish.text.indexOf(named) };
  return { ...asIntent(wish, 'with'), details: [item] };
}

/** "Not white with 22 four year olds", of what was just offered. */
function asRefused(wish: Wish, memory: Memory | undefined): Wish {
  const isOfOutfit = memory?.pending?.change.kind === 'plan_outfit' || memory?.tool === 'suggest_outfit';
  const refuses = wish.details.length > 0 && wish.details.every(({ role }) => role === 'not');
  return isOfOutfit && refuses && wish.probability < hardlyRead ? asIntent(wish, 'without') : wish;
}

/** From here a plan is meant where the rest is a yes. House rule. */
const likelyKept = 0.3;

/** "Ya thats good save it", of the outfit that was just shown. */
function asKept(wish: Wish, memory: Memory | undefined): Wish {
  const yes = wish.ranked.find(({ intent }) => intent === 'yes')?.probability ?? 0;
  const isOfOutfit = memory?.tool === 'suggest_outfit' && memory.outfit !== undefined;
  const keeps = /^outfit_(?:save|plan)$/.test(wish.intent) && wish.probability >= likelyKept;
  const isSure = wish.probability + yes >= hardlyRead && !wish.text.includes('?');
  return isOfOutfit && keeps && isSure ? asIntent(wish, wish.intent) : wish;
}

function asIntent(wish: Wish, intent: IntentName): Wish {
  return { ...wish, intent, probability: surely, ranked: [{ intent, probability: surely }, ...wish.ranked] };
}

function withDetails(given: Wish): Wish {
  const wish = { ...given, details: given.details.map(withoutFiller) };
  switch (wish.intent) {
    case 'event_move':
      return { ...wish, details: lastTarget(wish) };
    case 'event_create':
      return { ...wish, details: withPlaceBehind(wish) };
    case 'item_add':
      return { ...wish, details: withoutPronouns(inOnePiece(wish)) };
    default:
      return wish;
  }
}

const filler = /\s+(?:btw|tho|lol|lmao|pls|plz|asap|rn|atm|innit|haha)(?!\p{L}).*$/isu;

/** "What did i pay for the lehenga btw mums asking": what is typed behind it is no part of the name. */
function withoutFiller(detail: Detail): Detail {
  const text = detail.text.replace(filler, '');
  return /^(?:item|not|event)$/.test(detail.role) && text !== '' ? { ...detail, text } : detail;
}

/** "Lena can't do Saturday. Move it to Sunday at 4": of two days in two sentences the last is where it goes. */
function lastTarget({ text, details }: Wish): Detail[] {
  const targets = details.filter(({ role }) => role === 'to');
  const last = targets.at(-1);
  if (!last) return [...details];
  const isBefore = ({ role, from, text: said }: Detail) =>
    role === 'to' && from < last.from && /[.!;]\s/u.test(between(text, said, last.text));
  return details.filter((detail) => !isBefore(detail));
}

function between(text: string, one: string, next: string): string {
  const from = text.indexOf(one) + one.length;
  return text.slice(from, Math.max(from, text.lastIndexOf(next)));
}

/** "Dinner on Saturday at 7, Gibsons", "physio mon 8.30am marchmont": what stands last, behind the time, is where it is. */
function withPlaceBehind({ text, details }: Wish): Detail[] {
  const when = details.findLast(({ role }) => role === 'when');
  if (!when || details.some(({ role }) => role === 'where')) return [...details];
  const [, time = '', inside] = behindTime.exec(when.text) ?? [];
  const others = details.filter((detail) => detail !== when);
  if (inside && !saysTime.test(inside))
    return [
      ...others,
      { ...when, text: time },
      { role: 'where', text: inside, from: when.from + time.length },
    ];
  const place = nameBehind.exec(text.slice(text.indexOf(when.text) + when.text.length))?.[1]?.trim();
  const isName =
    place !== undefined && !closes.test(place) && !details.some((each) => each.text.includes(place));
  return isName ? [...details, { role: 'where', text: place, from: text.lastIndexOf(place) }] : [...details];
}

const behindTime = /^(.*\d(?:[:.]\d\d)?\s*(?:[ap]\.?m\.?|uhr|h)?)[\s,]+(\p{L}{4,}(?: \p{L}{2,}){0,2})$/iu;
const saysTime =
  /(?<!\p{L})(?:uhr|am|pm|morning|noon|afternoon|evening|night|tonight|sharp|o[’']?clock|morgens|früh|mittags?|nachmittags?|abends?|nachts|mañana|tarde|noche|matin|midi|soir|kveld\p{L}*|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember|\p{L}+(?:day|tag)|tues?|wed|weds|thurs?)(?!\p{L})/iu;
const nameBehind =
  /^\s*,\s*(?:at |in |im |bei |beim |chez |en )?(\p{Lu}[\p{L}’'-]+(?: [\p{L}’'-]+){0,2})\s*[.!]?\s*$/u;
const closes =
  /^(?:thanks?|thx|ty|cheers|please|pls|danke|bitte|gracias|merci|takk|lol|ok|okay|yes|with|mit)(?!\p{L})/iu;

/** "Some blue and white striped shorts" were marked as two things: a color alone belongs to what follows. */
function inOnePiece({ text, details }: Wish): Detail[] {
  return details.flatMap((detail, k) => {
    const [before, next] = [details[k - 1], details[k + 1]];
    if (next && isColorOf(detail, next, text)) return [];
    const isJoined = before !== undefined && isColorOf(before, detail, text);
    return isJoined
      ? [{ ...detail, text: text.slice(text.indexOf(before.text), endOf(detail, text)) }]
      : [detail];
  });
}

function isColorOf(one: Detail, next: Detail, text: string): boolean {
  const words = namingWords(one.text);
  const areItems = one.role === 'item' && next.role === 'item';
  const joined = text.slice(text.indexOf(one.text) + one.text.length, text.indexOf(next.text));
  return (
    areItems && words.length > 0 && words.every(isWeakWord) && /^\s+(?:and|und|y|et|og|&)\s+$/iu.test(joined)
  );
}

const endOf = (detail: Detail, text: string) => text.indexOf(detail.text) + detail.text.length;

/** "Can you add them?" names nothing beside what was named. */
function withoutPronouns(details: readonly Detail[]): Detail[] {
  const isNamed = ({ role, text }: Detail) => role === 'item' && !isOnlyPronoun(text);
  if (!details.some(isNamed)) return [...details];
  return details.filter((detail) => detail.role !== 'item' || isNamed(detail));
}
