import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const saying = z.object({
  pieces: z.array(z.string()),
  against: z.array(z.string()).default([]),
  reason: z.string(),
});

/** What a stylist says of an outfit of the corpus; pieces by their keys: `g0` the first garment, `s` shoes, `a0` the first accessory. */
export const critique = z.object({
  id: z.string(),
  problem: saying.nullable(),
  fix: z
    .object({
      do: z.enum(['swap', 'recolor', 'remove', 'add', 'wear']),
      piece: z.string().nullish(),
      kind: z.string().nullish(),
      color: z.string().nullish(),
    })
    .nullable(),
  best: saying.nullable(),
  verdict: z.string().nullish(),
  praise: z.string().nullish(),
  change: z.string().nullish(),
});
export type Critique = z.infer<typeof critique>;

export function critiquesIn(folder: URL): Critique[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => critique.parse(JSON.parse(line))),
    );
}
