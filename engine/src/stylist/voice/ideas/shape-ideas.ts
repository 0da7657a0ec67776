import { say } from '../../../wording/say.ts';
import type { Garment } from '../../garment.ts';
import type { Scored } from '../../judging/score-look.ts';
import { saidGarment } from '../said-garment.ts';
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
  const about = [fit.above, fit.below];
  return [{ key: relation, facet: 'shape', about, worth: 2.4, values: shapesOf(fit.above, fit.below) }];
}

const [saysRoomy, saysSlim] = [
  /oversized|wide|cocoon|loose|roomy|boxy|relaxed/,
  /slim|skinny|leggings|fitted|tights/,
];

/** "A roomy coat", "slim jeans": the shape in front of what does not say it itself. */
function shapesOf(above: Garment, below: Garment): Record<string, string> {
  const shaped = (garment: Garment, word: string, says: RegExp) => {
    const { noun, number } = saidGarment(garment);
    const name = says.test(noun) ? noun : `${word} ${noun}`;
    if (number === 'plural') return name;
    return say(/^[aeiou]/i.test(name) ? 'article.an' : 'article.a', { name });
  };
  return {
    roomy: shaped(above, say('fit.word.roomy'), saysRoomy),
    slim: shaped(below, say('fit.word.slim'), saysSlim),
  };
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
