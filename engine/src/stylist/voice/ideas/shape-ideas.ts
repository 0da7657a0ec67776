import type { Scored } from '../../judging/score-look.ts';
import type { Idea } from './idea.ts';

const sureFit = 0.55;
const wellProportioned = 0.15;

/** How volumes and lengths stand to each other. */
export function shapeIdeas(scored: Scored): Idea[] {
  return [...balance(scored), ...proportion(scored), ...layer(scored)];
}

function balance({ findings: { fit } }: Scored): Idea[] {
  const relation = fit && balanceOf(fit);
  if (!fit?.above || !fit.below || !relation) return [];
  const sure = Math.min(fit.above.fit.confidence, fit.below.fit.confidence);
  if (sure < sureFit) return [];
  return [{ key: relation, facet: 'shape', about: [fit.above, fit.below], worth: 2.4 }];
}

const volume = { slim: 0, regular: 1, relaxed: 2, oversized: 3 };

/** Which half has more volume, where the two balance each other. */
export function balanceOf({
  above,
  below,
}: NonNullable<Scored['findings']['fit']>): 'fuller-above' | 'fuller-below' | undefined {
  if (!above || !below) return undefined;
  const step = volume[above.fit.kind] - volume[below.fit.kind];
  if (step >= 1 && volume[below.fit.kind] === 0) return 'fuller-above';
  return step <= -1 && volume[above.fit.kind] <= 1 ? 'fuller-below' : undefined;
}

function proportion({ findings, garments }: Scored): Idea[] {
  const below = garments.find(({ zone, noun }) => zone === 'lower' && !/tights|socks/.test(noun));
  if (!below || !findings.proportion || findings.proportion.points < wellProportioned) return [];
  return [{ key: 'long-line', facet: 'shape', about: [below], worth: 1.9 }];
}

function layer({ garments }: Scored): Idea[] {
  const over = garments.find(({ zone }) => zone === 'outer');
  const under = garments.find(({ zone }) => zone === 'upper' || zone === 'full');
  return over && under ? [{ key: 'layer', facet: 'shape', about: [over, under], worth: 1.6 }] : [];
}
