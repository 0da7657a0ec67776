import type { ReviewedItem } from '@drape/contract/wardrobe/wardrobe';
import { unknownColor, wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { plural, t } from '@lingui/core/macro';
import { formatCount } from '../../../lib/format.ts';
import { changedFields, formOf, wireOf } from '../editor/item-form.ts';
import type { ReviewedDraft } from './pasted-clothes.ts';

/** A reviewed draft as the server takes it, with the names of the fields that a person has set. */
export function reviewedItemOf({ draft, form }: ReviewedDraft): ReviewedItem {
  const { status, care_notes: _, purchase_date: __, kept_in: ___, ...fields } = wireOf(form);
  const corrected = changedFields(formOf(draft), form).filter((field) => field !== 'status');
  return {
    ...fields,
    ...(status === 'to_check' && { status }),
    corrected,
    ...(draft.words && { words: draft.words }),
  };
}

/** Below this the engine is guessing. */
const sureFrom = 0.55;

/** Nothing tells what it is, and nobody has said so. */
export function isUnnamed({ form }: ReviewedDraft): boolean {
  return form.status === 'to_check';
}

/** What somebody should look at in an item as it was read; it stays so while it is mended. */
export function needsCheck({ draft }: ReviewedDraft): 'kind' | 'color' | 'nothing' {
  if (draft.confidence < sureFrom || draft.status === 'to_check') return 'kind';
  return draft.color_primary === unknownColor ? 'color' : 'nothing';
}

/** How many of the drafts have a place: what the tier still allows, and what one request may hold. */
export function placesFor(
  drafts: number,
  total: number,
  max: number | null,
): { fit: number; reason?: string } {
  const free = max === null ? Number.POSITIVE_INFINITY : Math.max(0, max - total);
  const fit = Math.min(drafts, free, wardrobeLimits.maxItemsAtOnce);
  if (fit === drafts) return { fit };
  const most = formatCount(wardrobeLimits.maxItemsAtOnce);
  if (fit === wardrobeLimits.maxItemsAtOnce) {
    return {
      fit,
      reason: t`At most ${most} items can be added at once. Remove ${drafts - fit} or split the list.`,
    };
  }
  const places = max ?? 0;
  const left =
    free === 0
      ? t`Your plan has no place left of ${places}.`
      : plural(fit, {
          one: `Your plan has # place left of ${places}.`,
          other: `Your plan has # places left of ${places}.`,
        });
  return { fit, reason: t`${left} Remove ${drafts - fit} of the ${drafts} items, or upgrade to Pro.` };
}
