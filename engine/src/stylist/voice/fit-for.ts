import type { FitFor } from '@drape/contract/analysis/evidence';
import { say } from '../../wording/say.ts';
import type { Scored } from '../judging/score-look.ts';

const fits = 75;
const nearly = 55;

/** How the outfit meets the occasions and the style that the person named; none of it changes the rating. */
export function fitFor({ findings: { preferences } }: Scored): FitFor[] {
  const { occasions = [], styles = [] } = preferences ?? {};
  return [
    ...occasions.slice(0, 2).map(({ occasion, score }) => shown(say(`occasion.name.${occasion}`), score)),
    ...styles.slice(0, 1).map(({ style, score }) => shown(say('fit-for.style', { style }), score)),
  ];
}

function shown(wish: string, score: number): FitFor {
  const fit = score >= fits ? 'fits' : score >= nearly ? 'nearly' : 'misses';
  return { wish, fit, score: Math.round(score) };
}
