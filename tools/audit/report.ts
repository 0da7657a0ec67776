import { type Audit, type Audited, mostOpenWords } from './audit.ts';
import { textsOf } from './texts.ts';

/** Every text of one analysis. */
export function analysisLines({ name, context, judgement }: Audited): string[] {
  const { overallRating, colorHarmony, styleCoherence } = judgement;
  return [
    '',
    `## ${name}: ${overallRating.toFixed(1)}, colors ${colorHarmony}, coherence ${styleCoherence}`,
    `   ${JSON.stringify({ ...context, monthSeen: undefined, wardrobe: context.wardrobe?.length })}`,
    ...textsOf(judgement).map(({ field, text }) => `${field.padEnd(24)} ${text}`),
  ];
}

/** What is not borne out, or said in words that may not stand. */
export function reportLines({ analyses, claims, openWords }: Audit): string[] {
  const ratings = analyses.map(({ judgement }) => judgement.overallRating).sort((one, other) => one - other);
  const at = (part: number) => ratings[Math.floor(part * (ratings.length - 1))]?.toFixed(1);
  const mean = openWords.reduce((sum, words) => sum + words, 0) / Math.max(1, openWords.length);
  return [
    '',
    `${analyses.length} analyses`,
    `Ratings: ${at(0)} to ${at(1)}, quartiles ${at(0.25)}, ${at(0.5)}, ${at(0.75)}`,
    `Words open at first: ${mean.toFixed(0)} on average, ${Math.max(0, ...openWords)} at most (limit ${mostOpenWords})`,
    `Claims checked: ${claims.count} (${[...claims.byKind].map(([kind, count]) => `${kind} ${count}`).join(', ')})`,
    `Findings: ${claims.findings.length}`,
    ...claims.findings.map(
      ({ name, field, claim, sentence }) => `  ${name} ${field}, ${claim.kind} "${claim.words}": ${sentence}`,
    ),
  ];
}
