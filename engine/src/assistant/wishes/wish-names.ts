/** What a part of a message may be, beside the wish itself. The learned reader knows exactly these. */
export const roleNames = [
  'item',
  'not',
  'value',
  'price',
  'event',
  'when',
  'to',
  'long',
  'where',
  'who',
  'how',
  'many',
  'why',
] as const;
export type RoleName = (typeof roleNames)[number];
