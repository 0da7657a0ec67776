import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnalysisResult } from '@drape/contract/analysis/analysis';
import { colouredNoun } from '@drape/engine/stylist/garment';
import { type JudgeContext, type Judgement, judge } from '@drape/engine/stylist/judging/judge';
import type { OwnGarment } from '@drape/engine/stylist/worn/own-garments';
import { contentOf, type SingleGarment } from '@drape/engine/vision/laid/single-garment';
import type { Look } from '@drape/engine/vision/look';
import type { Asker } from '../../../platform/ai/model-port.ts';
import { AppError } from '../../../platform/app-error.ts';
import { type Clock, localDay } from '../../../platform/clock.ts';
import { sha256 } from '../../../platform/crypto.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { AnalysisDetailRow, AnalysisRow } from '../../../platform/database/schema.ts';
import type { NewFile, StoredFiles } from '../../../platform/files/stored-files.ts';
import type { Caller, Principal } from '../../../platform/http/mount.ts';
import { newId } from '../../../platform/ids.ts';
import type { StoredPhoto } from '../../../platform/imaging/encode.ts';
import type { PhotoAnalyser } from '../../../platform/imaging/photo-analyser.ts';
import type { LookAnswer } from '../../../platform/imaging/photo-worker.ts';
import type { CommunityService } from '../../community/service.ts';
import type { TasteOf } from '../../profile/service.ts';
import { insertDescribed } from '../descriptions/descriptions.ts';
import { type FinalAnalysis, finalAnalysis } from '../judging/final-analysis.ts';
import { judgeContext, keptPreferences } from '../judging/judge-context.ts';
import type { SeenByMonth } from '../judging/month-seen.ts';
import { outcomeColumns } from '../judging/outcome-columns.ts';
import { createModelOpinion, type OpinionDependencies } from '../model/model-opinion.ts';
import { presentGlance } from '../presenter.ts';
import type { PhotoRetention } from './photo-retention.ts';

type Dependencies = OpinionDependencies & {
  database: Database;
  clock: Clock;
  files: StoredFiles;
  analyser: PhotoAnalyser;
  community: CommunityService;
  tasteOf: TasteOf;
  seenByMonth: SeenByMonth;
  retention: PhotoRetention;
};

type Seen = {
  look: Look;
  judgement: Judgement;
  context: JudgeContext;
  at: Date;
  preferences: string | null;
};

type Kept = Pick<Seen, 'look' | 'at' | 'preferences'> & {
  takenOn: string | undefined;
  final: FinalAnalysis;
  alongside?: Alongside | undefined;
};

const noOutfit =
  'No outfit could be found in this photo. A good photo shows the clothes in full, worn or laid out, in daylight and before a calm background.';

function requireOutfit(look: Look): void {
  const content = contentOf(look);
  if (content.kind === 'nothing') throw new AppError('no_outfit', noOutfit);
  if (content.kind === 'outfit') return;
  const { garment } = content;
  throw new AppError('single_garment', oneGarment(garment), { garment });
}

function oneGarment({ color, kind }: SingleGarment): string {
  return `This is one garment, not an outfit: ${colouredNoun(color, kind)}. Show it with what you would wear it with, and I'll rate the outfit.`;
}

/** Whose photo it is; the time zone decides its day, and only people's outfits count for the month. */
export type Owner = Pick<Principal, 'userId' | 'timeZone'> & Partial<Pick<Principal, 'kind'>>;

const nobody: Owner = { userId: 'nobody', timeZone: 'UTC' };

/** Writes what goes with a new analysis, before it is counted. */
export type Alongside = (transaction: Executor, id: string) => Promise<void>;

export type PhotoOptions = {
  alongside?: Alongside;
  preferences?: unknown;
  /** Which of several people it is about, counted from the left. */
  person?: number | undefined;
  /** Whose language model may be asked; without one the embedded engine writes. */
  asker?: Asker;
  /** The moment of the analysis, if not now. */
  at?: Date;
  timing?: Caller['timing'];
  /** What the person owns, to be proposed in the place of what is worn. */
  wardrobe?: readonly OwnGarment[];
};

/** Keeps an analysis, with its photo where the person wants it kept. Answers the id. */
function createKeeping({ database, files, community, retention }: Dependencies) {
  return async (owner: Owner, photoHash: string, kept: Kept, stored: StoredPhoto): Promise<string> => {
    const id = newId();
    const { photo, thumbnail } = filesOf(owner.userId, id, stored);
    const written = (await retention.keeps(owner.userId)) ? [photo, thumbnail] : [];
    const [photo_key = '', thumbnail_key = ''] = written.map(({ key }) => key);
    const keys = { photo_hash: photoHash, photo_key, thumbnail_key };
    const row = { ...newRow(id, owner, kept), ...keys };
    await files.write(written);
    try {
      await database.transaction(async (transaction) => {
        await files.refuseWithoutOwner(transaction, owner.userId);
        await insertDescribed(transaction, row, newDetail(id, owner.userId, kept));
        await files.record(transaction, written);
        await kept.alongside?.(transaction, id);
        await community.recount(transaction, owner.userId);
      });
    } catch (error) {
      await files.discard(written.map(({ key }) => key));
      throw error;
    }
    return id;
  };
}

/** While a worker looks at the photo, which has it by the next turn. */
async function hashMeanwhile(bytes: Uint8Array): Promise<string> {
  await nextTurn();
  return sha256(bytes);
}

/** Asks a language model for its opinion where one may be asked. */
function createThinking(dependencies: Dependencies) {
  const askModel = createModelOpinion(dependencies);
  return async (bytes: Uint8Array, seen: Seen, { asker, timing }: PhotoOptions, begun: number) => {
    if (!asker) return finalAnalysis(seen.judgement, undefined);
    const asking = performance.now();
    const opinion = await askModel(asker, bytes, seen, asking - begun);
    timing?.('model', performance.now() - asking);
    return finalAnalysis(seen.judgement, opinion);
  };
}

/** From photos to analyses: kept ones, and glances that leave nothing behind. */
export function createPhotoPipeline(dependencies: Dependencies) {
  const { clock, analyser, tasteOf, seenByMonth } = dependencies;
  const think = createThinking(dependencies);
  const keep = createKeeping(dependencies);

  async function see<Answer extends LookAnswer>(
    owner: Owner,
    looking: Promise<Answer>,
    options: PhotoOptions,
  ): Promise<Seen & { answer: Answer }> {
    const { timing, preferences, wardrobe = [], at = clock.now() } = options;
    const [taste, seenBefore, answer] = await Promise.all([
      tasteOf(owner.userId),
      seenByMonth.before(at),
      looking,
    ]);
    const { look, stages } = answer;
    for (const stage of stages) timing?.(stage.name, stage.ms);
    requireOutfit(look);
    const judging = performance.now();
    const around = { wardrobe, ...(seenBefore ? { monthSeen: seenBefore } : {}) };
    const context = judgeContext(localDay(at, owner.timeZone), preferences, taste, around);
    const judgement = judge(look, context);
    timing?.('judge', performance.now() - judging);
    return { answer, look, judgement, context, at, preferences: keptPreferences(preferences) };
  }

  return {
    /** Answers the id of the kept analysis. A refused photo leaves nothing behind. */
    async analyse(owner: Owner, bytes: Uint8Array, options: PhotoOptions = {}): Promise<string> {
      const begun = performance.now();
      const seeing = see(owner, analyser.lookToKeep(owner.userId, bytes, options.person), options);
      const [photoHash, { answer, ...seen }] = await Promise.all([hashMeanwhile(bytes), seeing]);
      const final = await think(bytes, seen, options, begun);
      const keeping = performance.now();
      const { stored, takenOn } = answer;
      const kept = { ...seen, look: final.look ?? seen.look, final, takenOn, alongside: options.alongside };
      const id = await keep(owner, photoHash, kept, stored);
      if (owner.kind === 'person') await seenByMonth.count(owner.userId, seen.at, seen.look);
      options.timing?.('keep', performance.now() - keeping);
      return id;
    },
    async analyseWithoutSaving(
      owner: Owner,
      bytes: Uint8Array,
      options: PhotoOptions = {},
    ): Promise<AnalysisResult> {
      const { judgement, at } = await see(owner, analyser.look(owner.userId, bytes, options.person), options);
      return presentGlance(judgement, at);
    },
    /** Analyses a drawn outfit, of which nothing is left: first calls read tables and compile what the next ones use. */
    async warmUp(): Promise<void> {
      const answer = await analyser.warmUp();
      if (!answer) return;
      const { judgement, at } = await see(nobody, Promise.resolve(answer), {});
      presentGlance(judgement, at);
    },
  };
}

function filesOf(userId: string, id: string, stored: StoredPhoto): { photo: NewFile; thumbnail: NewFile } {
  const base = `photos/${userId}/${id}`;
  return {
    photo: { key: `${base}.jpg`, userId, contentType: 'image/jpeg', bytes: stored.photo },
    thumbnail: { key: `${base}-small.webp`, userId, contentType: 'image/webp', bytes: stored.thumbnail },
  };
}

function newDetail(id: string, userId: string, { look, final, preferences }: Kept): AnalysisDetailRow {
  const { result, comparison, notice } = outcomeColumns(final);
  const read = { look: JSON.stringify(look), correction: null, preferences };
  return { analysis_id: id, user_id: userId, result, comparison, notice, ...read };
}

/** Cameras whose clock was never set begin at 1970, 1980 or 2000. */
const firstBelieved = '2000-01-02';

type RowKeys = 'photo_hash' | 'photo_key' | 'thumbnail_key';

function newRow(id: string, owner: Owner, { at, final, takenOn }: Kept): Omit<AnalysisRow, RowKeys> {
  const { result: _, comparison: __, notice: ___, ...columns } = outcomeColumns(final);
  const today = localDay(at, owner.timeZone);
  return {
    ...columns,
    id,
    user_id: owner.userId,
    created_at: at.toISOString(),
    local_day: today,
    worn_day: wornDay(takenOn, today),
    deleted_at: null,
    version: 1,
  };
}

/** The photo's own day; a camera whose clock is ahead or was never set tells nothing. */
function wornDay(takenOn: string | undefined, today: string): string {
  const isBelieved = takenOn !== undefined && takenOn <= today && takenOn >= firstBelieved;
  return isBelieved ? takenOn : today;
}
