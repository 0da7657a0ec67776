import { limits } from '@drape/contract/limits';
import type { JudgeContext, Judgement } from '@drape/engine/stylist/judge';
import type { Look } from '@drape/engine/vision/look';
import { AiFailure } from '../../platform/ai/ai-failure.ts';
import type { OutsideLedger } from '../../platform/ai/ai-ledger.ts';
import type { AiImage, Asker, LanguageModels } from '../../platform/ai/model-port.ts';
import { secondMs } from '../../platform/clock.ts';
import type { PhotoAnalyser } from '../../platform/imaging/photo-analyser.ts';
import { type AnalysisQuestion, analysisQuestion, answerSchema } from './analysis-question.ts';
import { distrust, type GroundedAnswer, groundAnswer } from './grounded-answer.ts';
import { measuredFacts } from './measured-facts.ts';

export type ModelOpinion =
  | { kind: 'written'; engine: { name: string; version: string }; answer: GroundedAnswer }
  /** The sentence that tells the person why, where there is something to tell. */
  | { kind: 'failed'; notice: string | null };

export type OpinionDependencies = {
  models: LanguageModels;
  ledger: Pick<OutsideLedger, 'settingsOf'>;
  analyser: Pick<PhotoAnalyser, 'outgoing'>;
};

type Seen = { look: Look; judgement: Judgement; context: JudgeContext };

/** Left of the request's time for storing and answering. */
const reserveMs = 4 * secondMs;
const maxOutputTokens = 2500;

/** What a language model makes of a measured photo, bounded by what was measured. Never throws for a model's sake. */
export function createModelOpinion({ models, ledger, analyser }: OpinionDependencies) {
  async function photoFor(asker: Asker, bytes: Uint8Array): Promise<AiImage[]> {
    if (await models.refusal(asker, 'vision')) return [];
    const { blurFaces } = await ledger.settingsOf(asker.userId);
    const { jpeg } = await analyser.outgoing(asker.userId, bytes, blurFaces);
    return [{ bytes: Buffer.from(jpeg), mediaType: 'image/jpeg' }];
  }

  async function ask(asker: Asker, seen: Seen, images: AiImage[], timeoutMs: number) {
    const { look, judgement, context } = seen;
    const question: AnalysisQuestion = analysisQuestion(judgement, context, images.length > 0);
    const facts = measuredFacts(look, question.facts);
    const [first, ...rest] = look.regions.map(({ key }) => key);
    if (first === undefined) throw new AiFailure('off', 'Nothing was measured');
    const { value, model } = await models.object({
      ...{ asker, purpose: 'analysis' as const, name: 'analysis', timeoutMs, maxOutputTokens },
      instructions: question.instructions,
      messages: [{ role: 'user', text: `FACTS\n${question.facts}`, images }],
      schema: answerSchema([first, ...rest]),
      check: (answer) => distrust(answer, look, facts),
    });
    return { answer: groundAnswer(value, judgement, facts), model };
  }

  return async (asker: Asker, bytes: Uint8Array, seen: Seen, elapsedMs: number): Promise<ModelOpinion> => {
    try {
      const refusal = await models.refusal(asker, 'text');
      if (refusal) throw refusal;
      const started = performance.now();
      const images = await photoFor(asker, bytes);
      const spentMs = elapsedMs + performance.now() - started;
      const { answer, model } = await ask(asker, seen, images, limits.requestTimeoutMs - reserveMs - spentMs);
      const name = models.status()?.host ?? '';
      return { kind: 'written', engine: { name, version: model }, answer };
    } catch (error) {
      if (!(error instanceof AiFailure)) throw error;
      return { kind: 'failed', notice: error.sentence ?? null };
    }
  };
}

export type AskModel = ReturnType<typeof createModelOpinion>;
