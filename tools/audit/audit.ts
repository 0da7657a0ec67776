import { type JudgeContext, type Judgement, judge } from '@drape/engine/stylist/judging/judge';
import type { Look } from '@drape/engine/vision/look';
import { type Claim, readers } from './claims.ts';
import { openTexts, saidTwice, sentences, textsOf, wordsOf } from './texts.ts';

export type Audited = { name: string; look: Look; context: JudgeContext; judgement: Judgement };
export type Finding = { name: string; field: string; sentence: string; claim: Claim };

export type Audit = {
  analyses: Audited[];
  claims: { count: number; byKind: Map<string, number>; findings: Finding[] };
  /** Words that stand open on the page, of each analysis. */
  openWords: number[];
};

export const mostOpenWords = 140;

/** Judges Looks and looks for what their texts say that the Looks don't bear out, or say in words that may not stand. */
export function auditLooks(looks: readonly { name: string; look: Look; context: JudgeContext }[]): Audit {
  const analyses = looks
    .filter(({ look }) => look.subject !== 'none')
    .map((each) => ({ ...each, judgement: judge(each.look, each.context) }));
  const openWords = analyses.map(({ judgement }) => wordsOf(openTexts(judgement)));
  return { analyses, openWords, claims: checkAll(analyses) };
}

function checkAll(analyses: readonly Audited[]): Audit['claims'] {
  const byKind = new Map<string, number>();
  const findings: Finding[] = [];
  let count = 0;
  for (const { name, look, context, judgement } of analyses) {
    const texts = textsOf(judgement);
    for (const sentence of sentences(texts))
      for (const claim of readers.flatMap((read) => read(sentence, { look, context }))) {
        count++;
        byKind.set(claim.kind, (byKind.get(claim.kind) ?? 0) + 1);
        if (!claim.holds) findings.push({ name, field: sentence.field, sentence: sentence.text, claim });
      }
    for (const { field, text } of saidTwice(texts))
      findings.push({ name, field, sentence: text, claim: { kind: 'twice', words: text, holds: false } });
    const open = wordsOf(openTexts(judgement));
    if (open > mostOpenWords)
      findings.push({
        name,
        field: 'open',
        sentence: '',
        claim: { kind: 'open', words: `${open} words`, holds: false },
      });
  }
  return { count, byKind, findings };
}
