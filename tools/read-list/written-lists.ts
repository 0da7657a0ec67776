import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const garment = z.object({
  what: z.string(),
  color: z.string().nullish(),
  count: z.number().nullish(),
  part: z.string().optional(),
});
const truth = z.object({
  line: z.number(),
  text: z.string(),
  role: z.enum(['garments', 'heading', 'remark', 'note', 'mail', 'table header']),
  garments: z.array(garment).optional(),
  note: z.string().nullish(),
});
const written = z.object({
  person: z.string(),
  languages: z.array(z.string()),
  list: z.string(),
  truth: z.array(truth),
});

export type ExpectedGarment = z.infer<typeof garment>;
export type ExpectedLine = z.infer<typeof truth>;
/** A list of clothes and what its writer says of every line. */
export type WrittenList = z.infer<typeof written> & { name: string };

const folder = new URL('./lists/', import.meta.url);

/** The lists beside this file, by their names. */
export function writtenLists(): WrittenList[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => readList(new URL(file, folder)));
}

export function readList(file: URL | string): WrittenList {
  const name = String(file).split('/').at(-1)?.replace('.json', '') ?? '';
  return { ...written.parse(JSON.parse(readFileSync(file, 'utf8'))), name };
}
