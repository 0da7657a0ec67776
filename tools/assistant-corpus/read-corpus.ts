import { readdirSync, readFileSync } from 'node:fs';
import { intentNames, languages } from '@drape/engine/assistant/intent/intent-names';
import { backgrounds, standings } from '@drape/engine/assistant/intent/standing';
import { z } from 'zod';

const folder = new URL('utterances/', import.meta.url);

/** A line of the corpus: what somebody typed, what it wants (several where it may want either), its language, who typed it. */
const utterance = z.object({
  text: z.string().trim().min(1).max(4000),
  intent: z
    .string()
    .refine((names) => names.split('|').every((name) => intentNames.some((own) => own === name)), {
      error: 'not an intent',
    }),
  lang: z.enum(languages),
  /** Where the conversation stood, and what was still spoken of behind the last answer. */
  after: z.enum(standings).optional(),
  behind: z.array(z.enum(backgrounds)).optional(),
  voice: z.string().optional(),
  slots: z.record(z.string(), z.unknown()).optional(),
});
export type Utterance = z.infer<typeof utterance> & { file: string };

/** All lines of all files of the corpus, each file being of one writer. Throws where a line is not as it should be. */
export function readCorpus(): Utterance[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort();
  return files.flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line, k) => {
        const read = utterance.safeParse(JSON.parse(line));
        if (!read.success) throw new Error(`${file}:${k + 1}: ${z.prettifyError(read.error)}`);
        return { ...read.data, file };
      }),
  );
}
