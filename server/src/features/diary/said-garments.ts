import type { CorrectedGarment } from '@drape/contract/analysis/analysis';
import type { WornAnswers } from '@drape/contract/outfits/diary';
import { invalidField } from '../../platform/app-error.ts';
import type { WornLook } from '../analysis/service.ts';
import { sentences } from './sentences.ts';

type Garments = WornLook['garments'];
type Answer = WornAnswers['garments'][number];

function plain({ key: _, ...garment }: Garments[number]): CorrectedGarment {
  return garment;
}

function without({ item_id: _, ...garment }: CorrectedGarment): CorrectedGarment {
  return garment;
}

/** A garment that was neither seen nor described is nothing without its item. */
const isSomething = ({ from, kind, color, item_id }: CorrectedGarment) =>
  from.length > 0 || item_id !== undefined || (kind !== undefined && color !== undefined);

/** Throws `invalid` for a garment that the photo does not have, and for one item in two places. */
export function requireSensible(garments: Garments, answers: readonly Answer[]): void {
  const known = new Set(garments.map(({ key }) => key));
  const wrong = answers.findIndex(({ key }) => !known.has(key));
  if (wrong >= 0) throw invalidField(['body', 'garments', wrong, 'key'], sentences.notInPhoto, 'unknown');
  const said = new Map(answers.map(({ key, item_id }) => [key, item_id]));
  const ids = garments.flatMap(({ key, item_id }) => (said.has(key) ? said.get(key) : item_id) ?? []);
  if (new Set(ids).size < ids.length) throw invalidField(['body', 'garments'], sentences.twice, 'twice');
}

/** The garments with what is said of them; the others stay as they are. */
export function saidGarments(garments: Garments, answers: readonly Answer[]): CorrectedGarment[] {
  return garments
    .map((garment) => {
      const answer = answers.find(({ key }) => key === garment.key);
      if (!answer) return plain(garment);
      const bare = without(plain(garment));
      return answer.item_id === null ? bare : { ...bare, item_id: answer.item_id };
    })
    .filter(isSomething);
}

/** The garments without any item. */
export function unlinkedGarments(garments: Garments): CorrectedGarment[] {
  return garments.map((garment) => without(plain(garment))).filter(isSomething);
}

/** Whether one step back in the corrections leads to the same garments without their items. */
export function isOneStepBack({ garments, before }: Pick<WornLook, 'garments' | 'before'>): boolean {
  if (!before || before.some(({ item_id }) => item_id !== undefined)) return false;
  return JSON.stringify(unlinkedGarments(garments).map(ordered)) === JSON.stringify(before.map(ordered));
}

export function isSame(one: readonly CorrectedGarment[], other: readonly CorrectedGarment[]): boolean {
  return JSON.stringify(one.map(ordered)) === JSON.stringify(other.map(ordered));
}

/** A garment as a list, so that the order of its fields says nothing. */
function ordered({ from, kind, color, pattern, fabric, item_id }: CorrectedGarment): unknown[] {
  return [from, kind ?? null, color ?? null, pattern ?? null, fabric ?? null, item_id ?? null];
}

/** The keys of the garments that are not the person's after what they say now. */
export function notMineAfter(before: readonly string[], answers: readonly Answer[]): string[] {
  const said = new Set(answers.map(({ key }) => key));
  const now = answers.filter(({ item_id, not_mine }) => item_id === null && not_mine === true);
  return [...new Set([...before.filter((key) => !said.has(key)), ...now.map(({ key }) => key)])];
}
