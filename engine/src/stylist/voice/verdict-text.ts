import { canSay, type Tell } from '../../wording/say.ts';
import type { Raise } from '../changes/change.ts';
import type { Scored } from '../judging/score-look.ts';
import { type Idea, ideaValues } from './ideas/idea.ts';
import { ideasOf } from './ideas/ideas.ts';
import { type Problem, problemOf } from './ideas/problem.ts';
import { praiseOf } from './lines/line.ts';
import { claimsOf } from './page/idea-claims.ts';
import type { Claim } from './page/page.ts';
import { deniedBy, exchangedBy, touchedBy } from './page/tips.ts';
import { greatRating, tierOf } from './tier.ts';

/** Below this an outfit was read so unsurely that the verdict speaks of its best piece alone and asks for the rest. */
export const leastCertainty = 0.45;

/** From here on an outfit of which nothing can be said to be wrong is praised. */
const nearlyGood = 5.8;

/**
 * The one sentence that sums up an outfit, what works best with the pieces that it is about, and the claims that the two
 * make.
 */
export type Opinion = {
  sentence: string;
  best: { text: string; regions: string[] } | undefined;
  claims: Claim[];
};

/** `now` are the changes that the page proposes: nothing that they give up is praised, nothing that they touch is the best. */
export function opinionOf(tell: Tell, scored: Scored, now: readonly Raise[]): Opinion {
  const { story, certainty, rating, purpose } = scored;
  const lead = ideaValues({ key: 'lead', facet: 'mix', about: [story.lead], worth: 0 });
  if (story.kind === 'single') return { sentence: tell('verdict.single', lead), best: undefined, claims: [] };
  if (certainty < leastCertainty)
    return { sentence: tell('verdict.unsure', lead), best: undefined, claims: [] };
  const ideas = praisable(scored, now);
  if (purpose) {
    const sentence = tell(`verdict.${purpose}.${rating >= greatRating ? 'great' : 'good'}`, lead);
    return withBest(
      tell,
      { sentence, claims: ['mix', 'calm'] },
      bestOf(ideas.filter(ofPurpose), undefined, now),
    );
  }
  const tier = tierOf(rating);
  const problem = tier === 'mixed' ? problemOf(scored, now) : undefined;
  if (problem && (problem.key !== 'start' || rating < nearlyGood))
    return mixedOpinion(tell, problem, now, ideas);
  const worded = tier === 'mixed' ? 'good' : tier;
  const idea = ideas.find(({ key }) => canSay(`verdict.${key}.${worded}.1`));
  if (!idea) {
    const sentence = tell(`verdict.carries.${worded}`, lead);
    return withBest(tell, { sentence, claims: [] }, bestOf(ideas, undefined, now));
  }
  const sentence = tell(`verdict.${idea.key}.${worded}`, ideaValues(idea));
  return withBest(
    tell,
    { sentence, claims: [...claimsOf(idea), ...praisesOf(idea)] },
    bestOf(ideas, idea, now),
  );
}

/** What may be praised beside the changes. */
function praisable(scored: Scored, now: readonly Raise[]): Idea[] {
  const exchanged = exchangedBy(now);
  const denied = deniedBy(now);
  return ideasOf(scored).filter(
    (idea) =>
      !idea.about.some(({ key }) => exchanged.has(key)) && !claimsOf(idea).some((claim) => denied.has(claim)),
  );
}

/** Where something is wrong with the whole, no pair of pieces is praised, nor what the problem is about. */
function mixedOpinion(tell: Tell, problem: Problem, now: readonly Raise[], ideas: readonly Idea[]): Opinion {
  const blamed = new Set(
    (problem.facet === 'finish' ? problem.about.slice(0, 1) : problem.about).map(({ key }) => key),
  );
  const isBlamed = problem.facet === 'mix' || problem.facet === 'finish';
  const details = ideas.filter(
    ({ key, facet, about }) =>
      facet !== 'mix' &&
      (facet !== 'finish' || key.startsWith('scarf')) &&
      key !== 'layer' &&
      !key.startsWith('prints') &&
      !(isBlamed && about.some(({ key }) => blamed.has(key))),
  );
  const sentence = tell(`verdict.problem.${problem.key}`, ideaValues(problem));
  return withBest(tell, { sentence, claims: claimsOf(problem) }, bestOf(details, problem, now));
}

function withBest(
  tell: Tell,
  { sentence, claims }: Pick<Opinion, 'sentence' | 'claims'>,
  best: Idea | undefined,
): Opinion {
  if (!best) return { sentence, claims, best: undefined };
  const text = tell(`best.${best.key}`, ideaValues(best));
  const regions = best.about.map(({ key }) => key);
  return { sentence, claims: [...claims, ...claimsOf(best), ...praisesOf(best)], best: { text, regions } };
}

/** The piece that an idea speaks of first is praised by it. */
function praisesOf({ about: [first] }: Idea): Claim[] {
  return first ? [praiseOf(first)] : [];
}

/** The most telling thing that the verdict has not said, about pieces that no change touches. */
function bestOf(
  ideas: readonly Idea[],
  said: Idea | Problem | undefined,
  now: readonly Raise[],
): Idea | undefined {
  const touched = touchedBy(now);
  const claims = new Set(said ? claimsOf(said) : []);
  const pieces = said && namesBoth(said) ? piecesOf(said) : undefined;
  const fits = ideas.filter(
    (idea) =>
      canSay(`best.${idea.key}.1`) &&
      !claimsOf(idea).some((claim) => claims.has(claim)) &&
      !idea.about.some(({ key }) => touched.has(key)) &&
      !(said?.key === 'thrown-on' && idea.key === 'sporty') &&
      (idea.facet === 'shape' || idea.facet === 'finish' || piecesOf(idea) !== pieces),
  );
  const lead = said?.about[0]?.key;
  return fits.find(({ about }) => about[0]?.key !== lead) ?? fits[0];
}

/** Of clothes that are made for one thing only what they look like is praised. */
function ofPurpose({ facet, key }: Idea): boolean {
  return facet === 'accent' || facet === 'color' || (facet === 'pattern' && key !== 'prints');
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
