import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const written = z.array(z.object({ name: z.string(), what: z.string(), lang: z.string().default('en') }));

/** What people call a garment, in which language, and what it is in plain English. */
export type WrittenName = z.infer<typeof written>[number];

/** What things are that stand on lists of clothes and are none. */
export const notClothing = 'not clothing';

const folder = new URL('./names/', import.meta.url);

/** The names beside this file, each once. */
export function writtenNames(): WrittenName[] {
  const all = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => written.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));
  return [...new Map(all.map((each) => [`${each.lang} ${each.name.toLowerCase()}`, each])).values()];
}
