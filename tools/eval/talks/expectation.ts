import { z } from 'zod';

const names = z.array(z.string());

/** One change that an answer makes, or asks about. */
const expectedChange = z.union([
  z.object({
    set: z.enum([
      'in_wash',
      'available',
      'repair',
      'lent',
      'archived',
      'unarchived',
      'favorite',
      'not_favorite',
      'deleted',
      'sold',
    ]),
    items: names,
    to: z.string().nullish(),
  }),
  z.object({ set: z.literal('worn'), items: names, day: z.string() }),
  z.object({ set: z.literal('edited'), items: names, field: z.string(), value: z.unknown() }),
  z.object({ add: z.string() }),
  z.object({
    plan: z.object({ day: z.string().nullish(), event: z.string().nullish(), items: names.default([]) }),
  }),
  z.object({ unplan: z.object({ day: z.string().nullish(), event: z.string().nullish() }) }),
  z.object({
    event: z.object({ title: z.string(), day: z.string(), clock: z.string().nullish() }),
  }),
  z.object({
    move: z.object({ event: z.string(), day: z.string().nullish(), clock: z.string().nullish() }),
  }),
  z.object({ drop: z.object({ event: z.string() }) }),
  z.object({ rename: z.object({ event: z.string(), to: z.string() }) }),
  z.object({ preference: z.string() }),
  z.object({ home: z.string() }),
]);
export type ExpectedChange = z.output<typeof expectedChange>;

/** What every sensible answer to a turn must hold; what is left out is not looked at. */
export const expectation = z.looseObject({
  /** Exactly these changes are made or asked about. */
  changes: z.array(expectedChange).nullish(),
  /** True: what waited is carried out. False: nothing waits any more, and nothing was changed. */
  done: z.boolean().nullish(),
  outfit: z
    .looseObject({
      event: z.string().nullish(),
      day: z.string().nullish(),
      has: names.nullish(),
      hasNot: names.nullish(),
      /** What is not named in `has` or `hasNot` stays as it was shown before. */
      keeps: z.boolean().nullish(),
    })
    .nullish(),
  items: z.looseObject({ has: names.nullish(), hasNot: names.nullish() }).nullish(),
  /** Regular expressions of which each must, or must not, be found in the text. */
  says: names.nullish(),
  saysNot: names.nullish(),
  pack: z
    .looseObject({ place: z.string().nullish(), from: z.string().nullish(), to: z.string().nullish() })
    .nullish(),
  /** A few words: nothing is shown, nothing is changed. */
  talk: z.boolean().nullish(),
});
export type Expectation = z.output<typeof expectation>;
