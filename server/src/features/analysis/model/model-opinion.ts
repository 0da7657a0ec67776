import type { ComparedAnalysis } from '@drape/contract/analysis/analysis';
import { limits } from '@drape/contract/wire/limits';
import { joinSeen } from '@drape/engine/grounding/join-seen';
import { type JudgeContext, type Judgement, judge } from '@drape/engine/stylist/judging/judge';
import type { Look } from '@drape/engine/vision/look';
import { AiFailure } from '../../../platform/ai/ai-failure.ts';
import type { OutsideLedger } from '../../../platform/ai/ai-ledger.ts';
import type { AiImage, Asker, LanguageModels } from '../../../platform/ai/model-port.ts';
import { secondMs } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PhotoAnalyser } from '../../../platform/imaging/photo-analyser.ts';
import { latestComparisons } from '../repository.ts';
import { seenAnswer, seenQuestion, wordedAnswer, wordedQuestion } from './analysis-question.ts';
import {
  distrustSeen,
  distrustWords,
  type GroundedAnswer,
  groundSeen,
  groundWords,
  seenFacts,
} from './grounded-answer.ts';
import { measuredFacts } from './measured-facts.ts';
import { placedRating, type RatedTwice } from './rating-scale.ts';

export type ModelOpinion =
  | {
      kind: 'written';
      engine: { name: string; version: string };
      answer: GroundedAnswer;
      /** What was seen, with the model's garments where it saw the photo, and the engine's judgement of it. */
      look: Look;
      judgement: Judgement;
    }
  /** The sentence that tells the person why, where there is something to tell. */
  | { kind: 'failed'; notice: string | null };

export type OpinionDependencies = {
  database: Database;
  models: LanguageModels;
  ledger: Pick<OutsideLedger, 'settingsOf'>;
  analyser: Pick<PhotoAnalyser, 'outgoing'>;
};

type Stamp = { name: string; version: string };
type Seen = { look: Look; judgement: Judgement; context: JudgeContext };

/** Left of the request's time for storing and answering. */
const reserveMs = 4 * secondMs;
const maxOutputTokens = 2500;
/** How many earlier photos say how a model's ratings lie beside the product's. */
const ratedBefore = 30;

const requestOf = (asker: Asker, timeoutMs: number) => ({
  asker,
  purpose: 'analysis' as const,
  name: 'analysis',
  timeoutMs,
  maxOutputTokens,
});

/** A model's rating as it compares with the person's earlier ones. */
function createOwnScale(database: Database) {
  return async (userId: string, engine: Stamp, answer: GroundedAnswer): Promise<GroundedAnswer> => {
    const kept = await latestComparisons(database.read, userId, engine, ratedBefore);
    const before = kept.map((text): RatedTwice => {
      const { wished_rating, analysis }: ComparedAnalysis = JSON.parse(text);
      return { wished: wished_rating, own: analysis.overall_rating };
    });
    const overall_rating = placedRating(answer.wishedRating, before);
    return { ...answer, analysis: { ...answer.analysis, overall_rating } };
  };
}

/** What a language model makes of a photo: with the photo it sees and leads, without it words the reading. Never throws for its sake. */
export function createModelOpinion({ database, models, ledger, analyser }: OpinionDependencies) {
  const host = () => models.status()?.host ?? '';
  const onOwnScale = createOwnScale(database);

  async function photoFor(asker: Asker, bytes: Uint8Array): Promise<AiImage[]> {
    if (await models.refusal(asker, 'vision')) return [];
    const { blurFaces } = await ledger.settingsOf(asker.userId);
    const { jpeg } = await analyser.outgoing(asker.userId, bytes, blurFaces);
    return [{ bytes: Buffer.from(jpeg), mediaType: 'image/jpeg' }];
  }

  /** The model sees: its garments are measured where they lie, and the engine judges what it then knows. */
  async function askSeeing(asker: Asker, seen: Seen, images: AiImage[], timeoutMs: number) {
    const { look, context } = seen;
    const { instructions, text, told } = seenQuestion(seen.judgement, context, look);
    const { value, model } = await models.object({
      ...requestOf(asker, timeoutMs),
      instructions,
      messages: [{ role: 'user', text, images }],
      schema: seenAnswer,
      check: (answer) => distrustSeen(answer, seenFacts(answer, told, context)),
    });
    const garments = value.garments.map(({ material, ...garment }) => ({
      ...garment,
      fabric: material === 'unsure' ? undefined : material,
    }));
    const joined = joinSeen(look, garments);
    const judgement = judge(joined, context);
    const grounded = groundSeen(value, judgement, seenFacts(value, told, context));
    const answer = await onOwnScale(asker.userId, { name: host(), version: model }, grounded);
    return { answer, model, judgement, look: joined };
  }

  /** Without the photo it words the reading that is in force. */
  async function askReading(asker: Asker, { look, judgement, context }: Seen, timeoutMs: number) {
    const { instructions, facts, text } = wordedQuestion(judgement, context);
    const held = measuredFacts(look, facts);
    const { value, model } = await models.object({
      ...requestOf(asker, timeoutMs),
      instructions,
      messages: [{ role: 'user', text }],
      schema: wordedAnswer,
      check: (answer) => distrustWords(answer, held),
    });
    return { answer: groundWords(value, judgement, held), model, judgement, look };
  }

  return async (asker: Asker, bytes: Uint8Array, seen: Seen, elapsedMs: number): Promise<ModelOpinion> => {
    try {
      const refusal = await models.refusal(asker, 'text');
      if (refusal) throw refusal;
      const started = performance.now();
      const images = await photoFor(asker, bytes);
      const spentMs = elapsedMs + performance.now() - started;
      const leftMs = limits.requestTimeoutMs - reserveMs - spentMs;
      const { model, ...written } =
        images.length > 0
          ? await askSeeing(asker, seen, images, leftMs)
          : await askReading(asker, seen, leftMs);
      return { kind: 'written', engine: { name: host(), version: model }, ...written };
    } catch (error) {
      if (!(error instanceof AiFailure)) throw error;
      return { kind: 'failed', notice: error.sentence ?? null };
    }
  };
}

export type AskModel = ReturnType<typeof createModelOpinion>;
