import type { QueuedPhoto } from '@drape/contract/wardrobe/wardrobe-photos';
import { formOf, type ItemForm } from '../editor/item-form.ts';

type Guess = NonNullable<QueuedPhoto['findings']>['choices'][number];
export type PhotoDraft = { form: ItemForm; cutout: boolean };

/** From here on a pattern is taken over without being asked for. */
const patternConfidence = 0.5;
const shownChoices = 2;

/** A description in the engine's words: "Navy chinos". */
function describe({ color_primary, subcategory, category }: ItemForm): string {
  if (category === '') return '';
  const text = [color_primary, subcategory || category].filter(Boolean).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a photo is offered as: filled in where the engine is sure, open where it is not. */
export function draftOfPhoto({ findings, cutout_url }: QueuedPhoto): PhotoDraft {
  const pattern = findings?.pattern;
  const form = formOf({
    category: findings?.recognised?.category,
    subcategory: findings?.recognised?.subcategory,
    color_primary: findings?.color_primary,
    color_secondary: findings?.color_secondary,
    pattern: pattern && pattern.confidence >= patternConfidence ? pattern.kind : undefined,
  });
  return { form: { ...form, description: describe(form) }, cutout: cutout_url !== null };
}

/** The likeliest kinds to choose from, where the engine could not tell. */
export function offeredChoices({ findings }: QueuedPhoto): Guess[] {
  if (!findings || findings.recognised) return [];
  return findings.choices.toSorted((a, b) => b.confidence - a.confidence).slice(0, shownChoices);
}

/** A changed form; the description follows as long as it is the engine's own. */
export function changeForm(form: ItemForm, part: Partial<ItemForm>): ItemForm {
  const next = { ...form, ...part };
  const follows = part.description === undefined && form.description === describe(form);
  return follows ? { ...next, description: describe(next) } : next;
}

export function canAccept({ form }: PhotoDraft): boolean {
  return [form.description, form.category, form.color_primary].every((text) => text.trim() !== '');
}
