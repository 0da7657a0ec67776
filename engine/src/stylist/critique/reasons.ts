/** What stylists hold against an outfit. */
export const problemReasons = [
  'dressier',
  'more-casual',
  'sporty',
  'other-season',
  'color-fight',
  'color-flat',
  'too-many-colors',
  'pattern-fight',
  'too-much',
  'too-plain',
  'shape',
  'material',
  'unrelated',
] as const;

/** What stylists say works best in an outfit. */
export const praiseReasons = [
  'color-pair',
  'tonal',
  'contrast',
  'accent',
  'echo',
  'pattern-focus',
  'pattern-mix',
  'good-shape',
  'texture',
  'mix',
  'statement',
  'polish',
  'finish',
  'ease',
  'tradition',
  'practical',
] as const;

export type ProblemReason = (typeof problemReasons)[number];
export type PraiseReason = (typeof praiseReasons)[number];
export type Reason = ProblemReason | PraiseReason;
