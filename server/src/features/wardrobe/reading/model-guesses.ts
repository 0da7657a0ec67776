import { itemKinds } from '@drape/contract/wardrobe/item-kinds';
import { itemCategories } from '@drape/contract/wardrobe/wardrobe-options';
import type { ItemDraft as ReadItem } from '@drape/engine/stylist/item-text/parse-items';
import { z } from 'zod';
import { AiFailure } from '../../../platform/ai/ai-failure.ts';
import type { Asker, LanguageModels } from '../../../platform/ai/model-port.ts';

type Guess = ReadItem['guesses'][number];

const notClothing = 'not clothing';
const answerSchema = z.object({
  lines: z.array(z.object({ line: z.number().int().min(1), kind: z.string().trim().max(60) })).max(200),
});
type Answer = z.infer<typeof answerSchema>;

const kinds = new Map<string, Guess>(
  itemCategories.flatMap((category) =>
    itemKinds[category].map(
      (subcategory) => [`${category}/${subcategory}`, { category, subcategory }] as const,
    ),
  ),
);
const rules = `Somebody pasted a list of clothes. A program could not tell what some of its lines are; it asks what they may be.
- For each numbered line name the likeliest kind, exactly as it stands in KINDS, or "${notClothing}".
- A line may be in any language, slang or a maker's name. Leave out a line of which you have no idea.`;

/** So many lines are asked about at once; further ones keep the engine's guesses. */
const mostLines = 60;
const longestLine = 120;
const maxOutputTokens = 1500;
/** Somebody waits for the review to open. */
const timeoutMs = 8000;
/** The model's guess and the engine's likeliest. */
const mostGuesses = 2;

function distrust({ lines }: Answer, asked: number): string | undefined {
  const foreign = lines.filter(({ line }) => line > asked);
  if (foreign.length > 0) return `There is no line ${foreign.map(({ line }) => line).join(', ')}.`;
  const unknown = lines.filter(({ kind }) => kind !== notClothing && !kinds.has(kind));
  return unknown.length * 2 > lines.length
    ? `Not in KINDS: ${unknown.map(({ kind }) => kind).join(', ')}.`
    : undefined;
}

/**
 * Puts what a connected model takes the unsure lines of a list for before the engine's guesses, in one question. They stay
 * to be checked. Without a model, or where it fails, the items come back as they are.
 */
export function createModelGuesses(models: LanguageModels) {
  return async (asker: Asker, items: readonly ReadItem[]): Promise<readonly ReadItem[]> => {
    const unsure = items.filter(({ guesses }) => guesses.length > 0).slice(0, mostLines);
    if (unsure.length === 0 || (await models.refusal(asker, 'text')) !== undefined) return items;
    const lines = unsure.map(({ description }, k) => `${k + 1}. ${description.slice(0, longestLine)}`);
    try {
      const { value } = await models.object({
        asker,
        purpose: 'list',
        name: 'kinds',
        maxOutputTokens,
        timeoutMs,
        instructions: rules,
        messages: [
          { role: 'user', text: `KINDS\n${[...kinds.keys()].join('\n')}\n\nLINES\n${lines.join('\n')}` },
        ],
        schema: answerSchema,
        check: (answer) => distrust(answer, lines.length),
      });
      const said = new Map(value.lines.map(({ line, kind }) => [unsure[line - 1], kinds.get(kind)]));
      return items.map((item) => withGuess(item, said.get(item)));
    } catch (error) {
      if (error instanceof AiFailure) return items;
      throw error;
    }
  };
}

function withGuess(item: ReadItem, guess: Guess | undefined): ReadItem {
  if (!guess) return item;
  const others = item.guesses.filter(({ subcategory }) => subcategory !== guess.subcategory);
  return { ...item, guesses: [guess, ...others].slice(0, mostGuesses) };
}
