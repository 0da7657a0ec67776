import { canSay, type Tell } from '../../wording/say.ts';
import type { Scored } from '../judging/score-look.ts';
import { type Idea, ideaValues } from './ideas/idea.ts';
import { ideasOf } from './ideas/ideas.ts';
import { type Problem, problemOf } from './ideas/problem.ts';

/** How well an outfit works, as a verdict puts it. */
export type Tier = 'great' | 'good' | 'mixed';

/** From here on a verdict praises. */
export const goodRating = 6.5;

const greatRating = 7.8;

export function tierOf(rating: number): Tier {
  return rating >= greatRating ? 'great' : rating >= goodRating ? 'good' : 'mixed';
}

/** Below this an outfit was read so unsurely that the verdict speaks of its best piece alone and asks for the rest. */
export const leastCertainty = 0.45;

/** The one sentence that sums up an outfit, and what works best with the pieces that it is about. */
export type Opinion = { sentence: string; best: { text: string; regions: string[] } | undefined };

export function opinionOf(tell: Tell, scored: Scored, exchanged: ReadonlySet<string> = new Set()): Opinion {
  const { story, certainty, rating, purpose } = scored;
  const lead = ideaValues({ key: 'lead', facet: 'mix', about: [story.lead], worth: 0 });
  if (story.kind === 'single') return { sentence: tell('verdict.single', lead), best: undefined };
  if (certainty < leastCertainty) return { sentence: tell('verdict.unsure', lead), best: undefined };
  if (purpose)
    return {
      sentence: tell(`verdict.${purpose}.${rating >= greatRating ? 'great' : 'good'}`),
      best: undefined,
    };
  const ideas = ideasOf(scored).filter(({ about }) => !about.some(({ key }) => exchanged.has(key)));
  const tier = tierOf(rating);
  if (tier === 'mixed') {
    const problem = problemOf(scored);
    // Where something is wrong with the whole, no pair of pieces is praised.
    const details = ideas.filter(({ facet }) => facet !== 'mix');
    const best = bestBeside(tell, details, problem);
    return { sentence: tell(`verdict.problem.${problem.key}`, ideaValues(problem)), best };
  }
  const idea = ideas.find(({ key }) => canSay(`verdict.${key}.${tier}.1`));
  if (!idea) {
    const kept = scored.garments.find(({ key }) => !exchanged.has(key)) ?? story.lead;
    const start = ideaValues({ key: 'lead', facet: 'mix', about: [kept], worth: 0 });
    return { sentence: tell('verdict.problem.start', start), best: bestBeside(tell, ideas, undefined) };
  }
  const sentence = tell(`verdict.${idea.key}.${tier}`, ideaValues(idea));
  return { sentence, best: bestBeside(tell, ideas, idea) };
}

/** The most telling thing of another kind than what the verdict is about. */
function bestBeside(tell: Tell, ideas: readonly Idea[], said: Idea | Problem | undefined): Opinion['best'] {
  const pieces = said && namesBoth(said) ? piecesOf(said) : undefined;
  const best = ideas.find(
    (idea) =>
      idea.facet !== said?.facet &&
      idea.key !== said?.key &&
      !(said?.key === 'thrown-on' && idea.key === 'sporty') &&
      (idea.facet === 'shape' || idea.facet === 'finish' || piecesOf(idea) !== pieces) &&
      canSay(`best.${idea.key}.1`),
  );
  return (
    best && { text: tell(`best.${best.key}`, ideaValues(best)), regions: best.about.map(({ key }) => key) }
  );
}

/** Whether a verdict may name both pieces, so that nothing more is said of the two. */
function namesBoth({ key, facet }: Idea): boolean {
  return facet === 'mix' || key === 'neutrals' || key === 'crisp' || key === 'kin' || key === 'contrast';
}

function piecesOf({ about }: Idea): string {
  return about
    .map(({ key }) => key)
    .sort()
    .join(' ');
}
