import { wornGarments } from '../../knowledge/garments/worn-garments.ts';
import type { AssistantItem, ItemFilter, Memory, OutfitWish } from '../assistant-context.ts';
import { swapped } from '../tools/outfit-tools.ts';
import { hasQualities, isKind } from '../understanding/mentions/mention-filters.ts';
import { kindOnly } from '../understanding/read-qualities.ts';
import type { Question } from '../understanding/read-question.ts';

const slotWords: readonly [RegExp, string[]][] = [
  [/\b(shoes?|footwear|boots?|sneakers|heels|loafers|flats|trainers|sandals)\b/, ['shoes']],
  [/\b(top|shirt|blouse|tee|t-shirt|turtleneck)\b/, ['top']],
  [/\b(sweater|jumper|knit|cardigan|blazer)\b/, ['mid', 'top', 'outer']],
  [/\b(trousers|pants|bottoms?|skirt|jeans|chinos|leggings|shorts)\b/, ['bottom']],
  [/\b(coat|outer layer|trench|raincoat|parka)\b/, ['outer']],
  [/\b(jacket)\b/, ['outer', 'mid']],
  [/\b(dress)\b/, ['dress']],
  [/\b(bag|clutch|tote|backpack|handbag)\b/, ['bag']],
  [/\b(belt)\b/, ['belt']],
  [/\b(scarf)\b/, ['scarf']],
  [/\b(accessor(y|ies)|jewell?e?ry|extras)\b/, ['bag', 'belt', 'scarf', 'jewellery', 'watch']],
];

export const isAway =
  /\b(can|could|let|should|make|have) (the|my|that|those) \w+( \w+)? (go|come off)\b|\b(has|have|needs?) to go\b|\b(is|are|isnt|arent) (still |just )?(in the (wash|laundry)|at the \w+|dirty|wet|being|broken|torn|ripped|lent|too (small|tight|big)|not (clean|available|here)|gone|missing|stained|ironed|clean)\b/;

/** "The blue ones" are of the kind that was asked for before. */
export function forOutfit(question: Question, { wish }: Memory): Question {
  const last = wish?.with.at(-1);
  // "The coat is at the cleaner's" takes it out.
  if (isAway.test(question.plain))
    return {
      ...question,
      mentions: question.mentions.map((mention) => ({ ...mention, role: 'refused' as const })),
    };
  const swapped = swappedFor(question);
  if (swapped) return swapped;
  if (!last) return question;
  const mentions = question.mentions.map((mention) =>
    mention.vague &&
    mention.role !== 'refused' &&
    hasQualities(mention.filter) &&
    /\b(ones?|pair)\b/.test(question.plain)
      ? { ...mention, vague: false, filter: { ...kindOnly(last), ...mention.filter } }
      : mention,
  );
  return { ...question, mentions };
}

/** "Swap the loafers for something black": of the loafers' category, but no loafers. */
function swappedFor(question: Question): Question | undefined {
  const { mentions, plain } = question;
  const [old, fresh] = mentions;
  if (
    !old ||
    !fresh ||
    mentions.length !== 2 ||
    !isKind(old) ||
    !/\b(swap|change|replace|exchange|switch|trade)\b/.test(plain)
  )
    return undefined;
  if (isKind(fresh)) return { ...question, mentions: [{ ...old, role: 'refused' }, fresh] };
  const kinds = garmentRowsOf(old.filter);
  return {
    ...question,
    mentions: [
      { ...old, role: 'refused' },
      { ...fresh, vague: false, filter: { ...fresh.filter, categories: kinds } },
    ],
  };
}

/** Of which categories garments of a filter are. */
function garmentRowsOf({ categories, kinds = [] }: ItemFilter): AssistantItem['category'][] {
  if (categories) return categories;
  const slots = kinds.map((kind) => wornGarments[kind]?.slots[0]);
  const ofSlot: Readonly<Record<string, AssistantItem['category'][]>> = {
    shoes: ['shoes'],
    outer: ['outerwear'],
    bottom: ['pants'],
    dress: ['dresses'],
    top: ['top', 'shirt'],
    mid: ['top', 'outerwear'],
  };
  return [...new Set(slots.flatMap((slot) => ofSlot[slot ?? ''] ?? ['accessories' as const]))];
}

/** "Other shoes", "not sure about the jacket", "lose the scarf": another garment in that place. */
export function swapOf({ plain, mentions }: Question, memory: Memory): OutfitWish | undefined {
  const { wish, outfit } = memory;
  const isDislike =
    /\b(swap|change|replace|exchange|switch|others?|different|not sure about|dont (like|love|want|fancy)|hate|not (keen on|into|a fan of|feeling|convinced)|another (pair|top|shirt|coat|jacket|bag|pair of)|(is|are|isnt|arent) (too|not|wrong|uncomfortable|right|in the wash|dirty|broken|at the)|instead of)\b/.test(
      plain,
    );
  if (
    !isDislike ||
    !wish ||
    !outfit ||
    /\bwith (the|my)\b/.test(plain) ||
    /\bfor (a|an|some|the|my) /.test(plain.replace(/^.*\b(?:of|about)\b/, ''))
  )
    return undefined;
  if (
    mentions.some(
      (mention) => mention.role === 'wanted' && (mention.filter.colours || mention.filter.materials),
    )
  )
    return undefined;
  const slots = slotWords.find(([pattern]) => pattern.test(plain))?.[1];
  return (
    slots && swapped(memory, slots.filter((slot) => outfit.slots[slot]).slice(0, slots.length > 3 ? 5 : 1))
  );
}
