import type { AiMood, StandInAnswer } from './ai-stand-in.ts';

type Colour = { name: string; basic: string };
type Garment = { key: string; label: string; colours: Colour[] };
type AnalysisFacts = { measured_rating: number; garments: Garment[] };
type Option = { item_ids: string[]; items: { description: string }[] };
type Statement = { key: string; text: string };
type Guide = Record<'stylePrinciples' | 'shoppingPriorities' | 'stylingTips', Statement[]>;

function parsed<T>(text: string, after: string): T | undefined {
  const begin = text.indexOf(after);
  return begin < 0 ? undefined : (JSON.parse(text.slice(begin + after.length)) as T);
}

function analysisOf({ measured_rating, garments }: AnalysisFacts, mood: AiMood): StandInAnswer {
  const wrong = mood === 'contradicting';
  const seen = garments.map(({ key, label, colours }) => {
    const [first] = colours;
    const name = wrong ? 'bright pink' : (first?.name ?? 'grey');
    return { garment: key, colour: wrong ? 'pink' : (first?.basic ?? 'grey'), said: `The ${name} ${label}` };
  });
  const led = seen[0]?.said ?? 'The outfit';
  return {
    object: {
      garment_colours: seen.map(({ garment, colour }) => ({ garment, colour })),
      rating: Math.min(10, measured_rating + 3),
      summary: `${led} sets a quiet tone.`,
      color_analysis: seen.map(({ said }) => `${said} holds its own.`).join(' '),
      fit_analysis: `${led} sits cleanly.`,
      texture_analysis: `${led} looks smooth.`,
      occasion: 'Good for a relaxed day at work.',
      trends: 'Quiet dressing stays.',
      immediate_improvements: ['Tuck the front in, which shows the waist.'],
      shopping_list: ['A red scarf would lift it.'],
      styling_alternatives: ['Roll the sleeves for a lighter look.'],
      color_palette: ['Repeat one of the two colours in the shoes.'],
      accessories: ['A slim watch is enough.'],
    },
  };
}

function outfitOf(options: Option[], mood: AiMood): StandInAnswer {
  const chosen = options[1] ?? options[0];
  const item_ids = mood === 'foreign items' ? ['not-yours'] : (chosen?.item_ids ?? []);
  const [first] = chosen?.items ?? [];
  const said = mood === 'contradicting' ? 'The bright pink umbrella' : `Your ${first?.description}`;
  return {
    object: {
      option: 'B',
      item_ids,
      description: `${said} makes this one easy.`,
      reasons: [`${said} suits it.`],
    },
  };
}

const reworded = (statements: Statement[], mood: AiMood) =>
  statements.map(({ key, text }) => ({
    key,
    text: mood === 'contradicting' ? 'Wear 77 umbrellas at once.' : `In short: ${text}`,
  }));

function guideOf({ stylePrinciples, shoppingPriorities, stylingTips }: Guide, mood: AiMood): StandInAnswer {
  return {
    object: {
      title: 'Calm and clear',
      stylePrinciples: reworded(stylePrinciples, mood),
      shoppingPriorities: reworded(shoppingPriorities, mood),
      stylingTips: reworded(stylingTips, mood),
    },
  };
}

/** What a sensible model would answer to the product's own questions; undefined for any other question. */
export function answerToProduct(question: string, mood: AiMood): StandInAnswer | undefined {
  const options = parsed<Option[]>(question, '\nOPTIONS\n');
  if (options) return outfitOf(options, mood);
  const facts = question.startsWith('FACTS\n') ? parsed<AnalysisFacts>(question, 'FACTS\n') : undefined;
  if (facts) return analysisOf(facts, mood);
  const guide = parsed<Guide>(question, 'GUIDE\n');
  return guide && guideOf(guide, mood);
}
