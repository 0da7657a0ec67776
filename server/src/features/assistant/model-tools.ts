import type { Answer, AssistantContext } from '@drape/engine/assistant/assistant-context';
import { assistantTools, type ToolArguments, type ToolName } from '@drape/engine/assistant/tools/tools';
import { z } from 'zod';
import type { AiTool } from '../../platform/ai/model-port.ts';

const words = z.string().max(300);
const day = z.iso.date().describe('YYYY-MM-DD').optional();

type Described<Name extends ToolName> = {
  description: string;
  input: z.ZodType<ToolArguments[Name]>;
  /** Reads the wardrobe, and is not offered where that is kept out. */
  ofWardrobe: boolean;
};

const none = z.object({}) as z.ZodType<Record<string, never>>;

/** The engine's tools as programs and language models see them. */
export const describedTools: { [Name in ToolName]: Described<Name> } = {
  find_items: {
    description: 'Finds clothes in the wardrobe: "black dresses", "jackets from COS in size M"',
    input: z.object({ query: words }) as z.ZodType<ToolArguments['find_items']>,
    ofWardrobe: true,
  },
  item_facts: {
    description: 'Brand, size, price, material, wears of one item, or of several for a comparison',
    input: z.object({ items: words }) as z.ZodType<ToolArguments['item_facts']>,
    ofWardrobe: true,
  },
  suggest_outfit: {
    description:
      'The best outfit from the wardrobe for an occasion, day and place, with the weather and reasons',
    input: z.object({
      occasion: words,
      day,
      place: words.optional(),
      include: words.optional(),
      avoid: words.optional(),
    }) as z.ZodType<ToolArguments['suggest_outfit']>,
    ofWardrobe: true,
  },
  match_item: {
    description: 'What of a kind ("shoes") goes best with an item of the wardrobe, measured',
    input: z.object({ item: words, kind: words }) as z.ZodType<ToolArguments['match_item']>,
    ofWardrobe: true,
  },
  check_pair: {
    description: 'Whether two items of the wardrobe go together, measured',
    input: z.object({ first: words, second: words }) as z.ZodType<ToolArguments['check_pair']>,
    ofWardrobe: true,
  },
  check_colours: {
    description: 'Whether colours go together; with one colour, which go with it',
    input: z.object({ colours: z.array(words).min(1).max(3) }) as z.ZodType<ToolArguments['check_colours']>,
    ofWardrobe: false,
  },
  explain: {
    description: 'Explains a dress code, fit, fabric, care, colours, shoes, travel and the like',
    input: z.object({ topic: words }) as z.ZodType<ToolArguments['explain']>,
    ofWardrobe: false,
  },
  unworn_items: { description: 'What has not been worn for 90 days', input: none, ofWardrobe: true },
  wardrobe_gaps: { description: 'What the wardrobe lacks to combine well', input: none, ofWardrobe: true },
  wardrobe_summary: { description: 'How many items of which kind', input: none, ofWardrobe: true },
  pack_trip: {
    description: 'A packing list from the wardrobe for a trip',
    input: z.object({
      place: words.optional(),
      first_day: day,
      days: z.number().int().min(1).max(30),
      business: z.boolean().optional(),
    }) as z.ZodType<ToolArguments['pack_trip']>,
    ofWardrobe: true,
  },
  upcoming_events: {
    description: 'The next events and the outfits planned for them',
    input: z.object({ first_day: day, last_day: day }) as z.ZodType<ToolArguments['upcoming_events']>,
    ofWardrobe: false,
  },
  weather: {
    description: 'The weather of a day at home or at a place',
    input: z.object({ day, place: words.optional() }) as z.ZodType<ToolArguments['weather']>,
    ofWardrobe: false,
  },
  last_analysis: { description: 'What the last photo analysis said', input: none, ofWardrobe: false },
  offer_worn: {
    description: 'Shows a button with which the person can note items as worn; writes nothing itself',
    input: z.object({ items: words, day }) as z.ZodType<ToolArguments['offer_worn']>,
    ofWardrobe: true,
  },
};

const longestResult = 4000;

function toolOf<Name extends ToolName>(
  name: Name,
  context: AssistantContext,
  heard: (answer: Answer) => void,
): AiTool {
  const { description, input } = describedTools[name];
  return {
    name,
    description,
    input,
    async run(given) {
      const answer = await assistantTools[name](context, input.parse(given));
      heard(answer);
      return { result: answer.text.slice(0, longestResult) };
    },
  };
}

/** The tools that may be called for a person; `heard` receives every result. */
export function modelTools(context: AssistantContext, heard: (answer: Answer) => void): AiTool[] {
  const names = Object.keys(describedTools) as ToolName[];
  return names
    .filter((name) => context.hasWardrobe || !describedTools[name].ofWardrobe)
    .map((name) => toolOf(name, context, heard));
}
