import type { Influence, TermEffect } from '@drape/contract/dashboard/dashboard';
import { dashboardLimits, type MarkKind } from '@drape/contract/dashboard/dashboard-options';
import { labelOfTerm } from '@drape/engine/stylist/judging/weights';
import type { DaySums, MarkSums } from './repository.ts';

const { leastToCompare, shownInfluences } = dashboardLimits;
/** Standard errors that a difference of two means must have to be reported; about one in twenty comes by chance. */
const beyondChance = 2;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** The terms of the rating, what lifted most first. */
export function termEffects(marks: readonly MarkSums[]): TermEffect[] {
  return marks
    .filter(({ kind }) => kind === 'term')
    .map(({ name, analyses, term, effectHundredths }) => ({
      key: name,
      label: labelOfTerm(name),
      analyses,
      score: rounded(term / analyses),
      effect: rounded(effectHundredths / analyses / 100),
    }))
    .sort((one, other) => other.effect - one.effect || (one.key < other.key ? -1 : 1));
}

/**
 * What was worn in analyses with higher or with lower scores than those without it. Reported only from three analyses on
 * either side, and where the difference is twice its standard error.
 */
export function influencesOf(
  marks: readonly MarkSums[],
  days: readonly DaySums[],
): { raised: Influence[]; lowered: Influence[] } {
  const sum = (key: 'analyses' | 'overall' | 'squares') => days.reduce((total, day) => total + day[key], 0);
  const [analyses, overall] = [sum('analyses'), sum('overall')];
  const variance = analyses > 1 ? (sum('squares') - overall ** 2 / analyses) / (analyses - 1) : 0;
  const significant = marks
    .filter(({ kind }) => kind !== 'term')
    .flatMap((mark) => {
      const without = analyses - mark.analyses;
      if (mark.analyses < leastToCompare || without < leastToCompare) return [];
      const [score, others] = [mark.overall / mark.analyses, (overall - mark.overall) / without];
      const error = Math.sqrt(variance * (1 / mark.analyses + 1 / without));
      const effect = score - others;
      if (error === 0 || Math.abs(effect) < beyondChance * error) return [];
      return [
        {
          kind: mark.kind as MarkKind,
          name: mark.name,
          analyses: mark.analyses,
          score: rounded(score),
          others: rounded(others),
          effect: rounded(effect),
        },
      ];
    })
    .sort((one, other) => other.effect - one.effect || (one.name < other.name ? -1 : 1));
  return {
    raised: significant.filter(({ effect }) => effect > 0).slice(0, shownInfluences),
    lowered: significant
      .filter(({ effect }) => effect < 0)
      .reverse()
      .slice(0, shownInfluences),
  };
}
