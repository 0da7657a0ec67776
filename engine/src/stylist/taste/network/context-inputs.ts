import { meaningOf, wordDimensions } from '../../../language/word-vectors.ts';
import { toldNumbers } from '../../occasion/guess-code.ts';
import { occasionCodes } from '../../occasion/occasion.ts';
import type { ItemTraits } from '../../outfit/garments/item-traits.ts';
import type { TasteContext } from '../context.ts';
import { facetsOf } from '../facets.ts';
import type { Inputs } from './piece-inputs.ts';

const ownNumbers = 14;
const wardrobeNumbers = 8;
/** How many numbers a context has. */
export const contextNumbers =
  ownNumbers + occasionCodes.length + wardrobeNumbers + toldNumbers + 2 * wordDimensions;

/** What the learned taste knows of an occasion, its weather and the person, whose style shows in what is owned. */
export function contextInputs(context: TasteContext, wardrobe: readonly ItemTraits[]): Inputs {
  return { names: namesOf(context), numbers: numbersOf(context, wardrobe) };
}

function namesOf({ occasion, rain, snow, gender, covers }: TasteContext): string[] {
  const { id, code, setting, mood, role, activity, welcome, required, out } = occasion;
  const names = [
    `id ${id}`,
    `code ${code}`,
    `setting ${setting}`,
    `mood ${mood}`,
    `role ${role}`,
    `activity ${activity ?? 'none'}`,
    `gender ${gender}`,
    `rain ${rain}`,
    ...welcome.map((tag) => `welcome ${tag}`),
    ...required.map((tag) => `required ${tag}`),
    ...out.map((tag) => `out ${tag}`),
  ];
  if (snow) names.push('snow');
  if (covers) names.push('covers');
  return names;
}

function numbersOf(context: TasteContext, wardrobe: readonly ItemTraits[]): Float32Array {
  const { occasion, feltC } = context;
  const { level, outdoors, evening, clues } = occasion;
  const hour = clues?.hour ?? undefined;
  const angle = hour === undefined ? 0 : (hour * Math.PI) / 12;
  const isWorkday = clues?.weekday !== undefined && clues.weekday >= 1 && clues.weekday <= 5;
  const numbers = new Float32Array(contextNumbers);
  numbers.set([
    level[0] - 3,
    level[1] - 3,
    outdoors ? 1 : 0,
    evening ? 1 : 0,
    (feltC - 14) / 10,
    Math.max(0, 5 - feltC) / 10,
    Math.max(0, 12 - feltC) / 10,
    Math.max(0, feltC - 18) / 10,
    Math.max(0, feltC - 24) / 10,
    hour === undefined ? 0 : Math.sin(angle),
    hour === undefined ? 0 : Math.cos(angle),
    hour === undefined ? 1 : 0,
    isWorkday ? 1 : 0,
    clues ? 1 : 0,
  ]);
  numbers.set(chancesOf(context), ownNumbers);
  const own = wardrobeStyle(wardrobe);
  numbers.set(own, ownNumbers + occasionCodes.length);
  const told = ownNumbers + occasionCodes.length + wardrobeNumbers;
  numbers.set(clues?.told ?? [], told);
  const words = told + toldNumbers;
  numbers.set(meaningOf(clues?.title ?? ''), words);
  numbers.set(meaningOf(clues?.place ?? ''), words + wordDimensions);
  return numbers;
}

/** The learned reader's chances of each dress code; a code that the person set is sure. */
function chancesOf({ occasion: { code, source, clues } }: TasteContext): number[] {
  if (source === 'person' || !clues) return occasionCodes.map((each) => (each === code ? 1 : 0));
  return [...clues.chances];
}

const styles = new WeakMap<readonly ItemTraits[], Float32Array>();

function wardrobeStyle(wardrobe: readonly ItemTraits[]): Float32Array {
  const before = styles.get(wardrobe);
  if (before) return before;
  const clothes = wardrobe.filter(({ piece }) => piece.known);
  const share = (test: (traits: ItemTraits) => boolean) =>
    clothes.length === 0 ? 0 : clothes.filter(test).length / clothes.length;
  const style = Float32Array.from([
    4 * share(({ slots }) => slots[0] === 'dress'),
    4 * share((each) => facetsOf(each).group === 'jeans'),
    4 * share(({ sport }) => sport),
    2 * share((each) => facetsOf(each).vividness === 'vivid'),
    2 * share((each) => facetsOf(each).level >= 3.5),
    2 * share((each) => facetsOf(each).colour === 'black'),
    4 * share(({ collared }) => collared),
    4 * share(({ slots }) => slots[0] === 'jewellery'),
  ]);
  styles.set(wardrobe, style);
  return style;
}
