import { say, type Tell, type Values } from '../../wording/say.ts';
import type { ColourStory, StoryKind } from '../colour-story.ts';
import type { Garment } from '../garment.ts';
import { patternedName, saidGarment } from './said-garment.ts';

/** How well an outfit works, as a verdict puts it. */
export type Tier = 'great' | 'good' | 'mixed';

export function tierOf(rating: number): Tier {
  return rating >= 7.8 ? 'great' : rating >= 6.5 ? 'good' : 'mixed';
}

/** The one sentence that sums up an outfit for the person who wears it. */
export function verdictText(tell: Tell, story: ColourStory, rating: number): string {
  const values = storyValues(story);
  return story.kind === 'single'
    ? tell('verdict.single', values)
    : tell(`verdict.${story.kind}.${tierOf(rating)}`, values);
}

const byPattern: ReadonlySet<StoryKind> = new Set(['print', 'prints']);

export function storyValues({ kind, lead, other }: ColourStory): Values {
  const one = namedBy(lead, byPattern.has(kind));
  const two = other ? saidGarment(other) : undefined;
  return {
    lead: one.name,
    leads: one.number,
    leadColor: one.color,
    family: say(`family.${lead.main.basic}`),
    otherColor: two?.color ?? '',
    first: patternsOf(lead),
    second: other ? patternsOf(other) : '',
  };
}

function namedBy(garment: Garment, pattern: boolean) {
  const said = saidGarment(garment);
  return pattern ? { ...said, name: patternedName(garment) } : said;
}

function patternsOf({ pattern }: Garment): string {
  return say(`patterns.${pattern ?? 'solid'}`);
}
