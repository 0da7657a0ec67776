import { colourMentions } from '../colour/colours-of-words.ts';
import { nameColour } from '../colour/name-colour.ts';
import { hexToOkLab } from '../colour/oklab.ts';
import { countsOfKind, isDerivedCount, isDerivedShare, isRatioOfShares } from './derived-quantities.ts';
import { speaksOfOwning } from './owning-cues.ts';
import { type Quantity, quantitiesIn, type Unit } from './quantities-in.ts';

/** What numbers are held against. */
export type Counted = { told: readonly Quantity[]; worn: readonly string[]; owned: readonly string[] };

const rounding = 1;
/** "About half" may be 45 or 55. House value. */
const roughly = 5;
/** Counts up to this need no source: "two of the three buttons". */
const smallCount = 10;

/** "I hope for a third time": one more than there were. */
const foreseen =
  /\b(?:hope|hoping|wish|deserves?|earns?|earned|ready for|time for|here['’]s to|waiting for|make it)\b/i;

const agree = (one: Quantity, other: Quantity) =>
  Math.abs(one.value - other.value) <=
  Math.max(
    one.within,
    one.rough
      ? roughly
      : one.unit === 'share' || (one.value > smallCount && one.unit !== 'plain')
        ? rounding
        : 0,
  );

/** A number that was given without a unit may count anything. */
const mayCount = (unit: Unit, other: Unit) =>
  other === unit || other === 'plain' || (unit === 'plain' && other !== 'rating');

const basicOf = (word: string) => colourMentions(word).map(({ hex }) => nameColour(hexToOkLab(hex)).basic)[0];

function isSameColor(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return one === other || basicOf(one) === basicOf(other);
}

/** What is done so many times to a piece, and needs no source. */
const turned =
  /\b(?:wrap|loop|roll|fold|cuff|turn|wind|knot|tie|coil|double|twist|think|look|button|push|press|iron|steam|wash)/i;

/** Whether a number follows from those that were given, or from what is worn and owned. */
function isDerived(quantity: Quantity, sentence: string, { told, worn, owned }: Counted): boolean {
  const { unit, value, rough } = quantity;
  const equals = (other: number) => Math.abs(other - value) <= (rough ? roughly : rounding / 2);
  const valuesOf = (...units: Unit[]) =>
    told.filter((each) => units.includes(each.unit)).map((each) => each.value);
  const isOfShares = () => {
    const mentions = colourMentions(sentence.toLowerCase());
    const named = told.filter(
      (each) => each.unit === 'share' && mentions.some(({ word }) => isSameColor(word, each.color)),
    );
    return isDerivedShare(sentence, { told, named, equals });
  };
  if (unit === 'share')
    return isOfShares() || (/ to /.test(quantity.text) && isRatioOfShares(value, told, roughly));
  if (unit === 'times' || unit === 'degrees')
    return isDerivedCount(sentence, valuesOf(unit, 'plain'), equals);
  if (unit !== 'plain' && unit !== 'pieces') return false;
  const counts = countsOfKind(quantity.behind, { worn, owned });
  if (counts) return counts.includes(value);
  if (quantity.ofMany || unit === 'pieces')
    return speaksOfOwning(sentence) && [owned.length, worn.length + owned.length].includes(value);
  return isOfShares() || isDerivedCount(sentence, valuesOf('times', 'plain', 'degrees'), equals);
}

/** The past and the wardrobe, of which a photo says nothing. */
const ofThePast =
  /\b(?:worn|wore|unworn|untouched|unused|wears|wearing it|outings?|ago|bought|been|years old|(?:for|over|after|almost|nearly) (?:\S+ ){1,3}(?:years|winters|summers)|had (?:it|this|that|these)\b.*\bon|put\b.*\bon|reach(?:ed)? for|repeated|logged|log|diary|history|so far|since|this (?:week|month|year|season|summer|winter|spring|fall|autumn)|last (?:week|month|year)|in a row|in your (?:wardrobe|closet)|wardrobe|closet|own|rotation)\b/i;

function isKnown(quantity: Quantity, sentence: string, counted: Counted): boolean {
  const { unit, value, color } = quantity;
  const { told } = counted;
  const wornCount = counted.worn.length;
  const alike = told.filter((other) => other.unit === unit);
  if (unit === 'share') {
    const colored = color === undefined ? [] : alike.filter((other) => other.color !== undefined);
    const ofColor = colored.filter((other) => isSameColor(color, other.color));
    return (colored.length > 0 ? ofColor : alike).some((other) => agree(quantity, other));
  }
  const isPast =
    ofThePast.test(sentence) ||
    / (?:time|wear|outing|trip|airing|appearance|go|run|spin|turn|visit)$/.test(quantity.text);
  if (unit === 'degrees' || unit === 'money' || !Number.isInteger(value))
    return told.some((other) => mayCount(unit, other.unit) && agree(quantity, other));
  const mayBe = (other: Quantity) =>
    quantity.ofMany ? other.unit === 'plain' || other.unit === 'pieces' : mayCount(unit, other.unit);
  if (told.some((other) => mayBe(other) && agree(quantity, other))) return true;
  const ofKind = quantity.ofMany ? countsOfKind(quantity.behind, counted) : undefined;
  if (ofKind) return ofKind.includes(value);
  if (unit === 'times' && foreseen.test(sentence)) return alike.some((other) => other.value + 1 === value);
  if (unit === 'rating') return false;
  if (unit === 'measure') return !isPast;
  if (unit === 'times') return !isPast && (value <= 2 || (value <= smallCount && turned.test(sentence)));
  if (unit === 'days') return !isPast && value <= smallCount * 365;
  if (isPast && value > 1 && (unit !== 'plain' || quantity.ofMany)) return false;
  if (unit === 'pieces' || unit === 'colors') {
    if (alike.length > 0 && unit === 'colors') return alike.some((other) => agree(quantity, other));
    return value <= wornCount + (unit === 'colors' ? 1 : 0);
  }
  return value <= (quantity.ofMany ? Math.max(1, wornCount) : smallCount);
}

/** The first number of a sentence that nothing supports, or undefined. */
export function unknownQuantity(sentence: string, counted: Counted): string | undefined {
  return quantitiesIn(sentence).find(
    (quantity) => !isKnown(quantity, sentence, counted) && !isDerived(quantity, sentence, counted),
  )?.text;
}
