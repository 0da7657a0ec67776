import type { Audit, Audited } from './audit.ts';
import { textsOf } from './texts.ts';

/** Every text of one analysis. */
export function analysisLines({ name, context, judgement }: Audited): string[] {
  const { overallRating, colorHarmony, styleCoherence } = judgement;
  return [
    '',
    `## ${name}: ${overallRating.toFixed(1)}, colours ${colorHarmony}, coherence ${styleCoherence}`,
    `   ${JSON.stringify({ ...context, monthSeen: undefined, wardrobe: context.wardrobe?.length })}`,
    ...textsOf(judgement).map(({ field, text }) => `${field.padEnd(24)} ${text}`),
  ];
}

const shown = 12;

/** What repeats itself, and what is not borne out. */
export function reportLines({ analyses, frames, texts, sentences, claims, checkable }: Audit): string[] {
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
  const ratings = analyses.map(({ judgement }) => judgement.overallRating).sort((one, other) => one - other);
  const at = (part: number) => ratings[Math.floor(part * (ratings.length - 1))]?.toFixed(1);
  return [
    '',
    `${analyses.length} analyses`,
    `Ratings: ${at(0)} to ${at(1)}, quartiles ${at(0.25)}, ${at(0.5)}, ${at(0.75)}`,
    '',
    'Sentence frames, by the analyses that hold them:',
    ...frames
      .slice(0, shown)
      .map(({ frame, count }) => `  ${share(count, analyses.length).padStart(6)} ${frame}`),
    '',
    `Near-duplicates among texts: ${texts.twins.length} of ${texts.count} (${share(texts.twins.length, texts.count)})`,
    ...texts.twins.map(({ one, other }) => `  ${one.text}\n  = ${other.text}`),
    `Near-duplicates among single sentences: ${sentences.twins.length} of ${sentences.count} (${share(sentences.twins.length, sentences.count)})`,
    '',
    `Claims checked: ${claims.count} (${[...claims.byKind].map(([kind, count]) => `${kind} ${count}`).join(', ')})`,
    `Sentences with something to check: ${(100 * checkable).toFixed(0)}%`,
    `Contradictions: ${claims.findings.length}`,
    ...claims.findings.map(
      ({ name, field, claim, sentence }) => `  ${name} ${field}, ${claim.kind} "${claim.words}": ${sentence}`,
    ),
  ];
}
