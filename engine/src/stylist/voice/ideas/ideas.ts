import type { Scored } from '../../judging/score-look.ts';
import { colorIdeas, pairIdeas, patternIdeas } from './color-ideas.ts';
import { detailIdeas } from './detail-ideas.ts';
import type { Idea } from './idea.ts';
import { mixIdeas } from './mix-ideas.ts';
import { shapeIdeas } from './shape-ideas.ts';

/** All that is worth saying about an outfit, the most telling first. */
export function ideasOf(scored: Scored): Idea[] {
  return [
    ...mixIdeas(scored),
    ...colorIdeas(scored),
    ...pairIdeas(scored),
    ...patternIdeas(scored),
    ...detailIdeas(scored),
    ...shapeIdeas(scored),
  ].sort((x, y) => y.worth - x.worth || (x.key < y.key ? -1 : 1));
}
