import { type JudgeContext, type Judgement, judge } from '@drape/engine/stylist/judge';
import type { Look } from '@drape/engine/vision/look';
import { readers } from './claims.ts';
import { type FrameShare, frameShares } from './frames.ts';
import { nearDuplicates, type Twins } from './near-duplicates.ts';
import type { Claim } from './seen.ts';
import { isProse, type ShownText, sentences, textsOf } from './texts.ts';

export type Audited = { name: string; look: Look; context: JudgeContext; judgement: Judgement };
export type Finding = { name: string; field: string; sentence: string; claim: Claim };

export type Audit = {
  analyses: Audited[];
  frames: FrameShare[];
  texts: { count: number; twins: Twins[] };
  sentences: { count: number; twins: Twins[] };
  claims: { count: number; byKind: Map<string, number>; findings: Finding[] };
  /** Share of the sentences of prose that say something which could be checked. */
  checkable: number;
};

/** Judges Looks and looks for what repeats itself in the texts and for what the Looks don't bear out. */
export function auditLooks(looks: readonly { name: string; look: Look; context: JudgeContext }[]): Audit {
  const analyses = looks
    .filter(({ look }) => look.subject !== 'none')
    .map((each) => ({ ...each, judgement: judge(each.look, each.context) }));
  const prose = analyses.map(({ judgement }) => textsOf(judgement).filter(isProse));
  const own = (texts: readonly ShownText[], of: number) => texts.map((text) => ({ of, ...text }));
  const texts = prose.flatMap(own);
  const single = prose.flatMap((each, of) => own(sentences(each), of));
  return {
    analyses,
    frames: frameShares(prose.map((each) => sentences(each).map(({ text }) => text))),
    texts: { count: texts.length, twins: nearDuplicates(texts) },
    sentences: { count: single.length, twins: nearDuplicates(single) },
    ...checkAll(analyses),
  };
}

function checkAll(analyses: readonly Audited[]): Pick<Audit, 'claims' | 'checkable'> {
  const byKind = new Map<string, number>();
  const findings: Finding[] = [];
  let [spoken, checked] = [0, 0];
  for (const { name, look, context, judgement } of analyses)
    for (const sentence of sentences(textsOf(judgement))) {
      const seen = { look, context, rating: judgement.overallRating };
      const claims = readers.flatMap((read) => read(sentence, seen));
      for (const claim of claims) {
        byKind.set(claim.kind, (byKind.get(claim.kind) ?? 0) + 1);
        if (!claim.holds) findings.push({ name, field: sentence.field, sentence: sentence.text, claim });
      }
      if (!isProse(sentence)) continue;
      spoken++;
      if (claims.length > 0) checked++;
    }
  const count = [...byKind.values()].reduce((sum, each) => sum + each, 0);
  return { claims: { count, byKind, findings }, checkable: checked / Math.max(1, spoken) };
}
