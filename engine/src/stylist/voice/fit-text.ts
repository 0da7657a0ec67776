import type { Look, Zone } from '../../vision/look.ts';
import { listOf, say, type Tell } from '../../wording/say.ts';
import type { Scored } from '../judging/score-look.ts';
import type { FitTerm } from '../terms/fit.ts';
import { balanceOf } from './ideas/shape-ideas.ts';
import { saidGarment } from './said-garment.ts';
import { goodRating } from './verdict-text.ts';

/** How the pieces fit and divide the figure, and which parts were not in the picture. */
export function fitText(tell: Tell, look: Look, { findings, rating }: Scored): string {
  if (look.subject === 'laid') return tell('fit.laid');
  const { fit, proportion } = findings;
  const seen = [
    ...(fit ? fitSentences(fit, rating >= goodRating) : []),
    ...(proportion ? [proportionSentence(tell, proportion.ratio)] : []),
  ];
  const missed = look.unseen.filter((zone) => worthMissing.has(zone));
  if (missed.length > 0) seen.push(tell('fit.unseen-part', { parts: listOf(unseenWords(missed)) }));
  return seen.length > 0 ? seen.join(' ') : tell('fit.unseen');
}

const worthMissing: ReadonlySet<Zone> = new Set(['upper', 'lower', 'feet']);

export function unseenWords(unseen: readonly Zone[]): string[] {
  return unseen.map((zone) => say(`part.${zone}`));
}

function fitSentences(fit: FitTerm, isGood: boolean): string[] {
  const { above, below, fitted } = fit;
  const relation = balanceOf(fit);
  if (above && below && relation) {
    const [up, down] = [saidGarment(above), saidGarment(below)];
    const values = { above: up.noun, aboves: up.number, below: down.noun, belows: down.number };
    return [say(`fit.both.${relation}`, values)];
  }
  if (above && below && above.fit.kind === below.fit.kind) {
    const kind = above.fit.kind === 'relaxed' || above.fit.kind === 'oversized' ? 'wide' : above.fit.kind;
    return [say(kind === 'wide' && isGood ? 'fit.both.wide-good' : `fit.both.${kind}`)];
  }
  return fitted.slice(0, 2).map((garment) => {
    const { noun, number } = saidGarment(garment);
    return say(`fit.each.${garment.fit.kind}`, { noun, nouns: number });
  });
}

/** `ratio` of the upper to the lower length. */
function proportionSentence(tell: Tell, ratio: number): string {
  return tell(`fit.proportion.${lengthOf(ratio)}`);
}

export function lengthOf(ratio: number): 'long' | 'halves' | 'short' | 'good' {
  if (ratio > 1.15) return 'long';
  if (ratio > 0.85) return 'halves';
  return ratio < 0.35 ? 'short' : 'good';
}
