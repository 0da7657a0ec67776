import type {
  AnalysisCorrection,
  AnalysisResult,
  HistoryEntry,
  HistoryFilter,
} from '@drape/contract/analysis/analysis';
import type { PastAnalysis } from '@drape/engine/stylist/style-guide/style-guide';
import { notFound } from '../../platform/app-error.ts';
import { type Clock, minuteMs, plus } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SignedAddresses } from '../../platform/files/signed-address.ts';
import type { StoredFiles } from '../../platform/files/stored-files.ts';
import type { Caller, Principal } from '../../platform/http/mount.ts';
import { newId } from '../../platform/ids.ts';
import type { PhotoAnalyser } from '../../platform/imaging/photo-analyser.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { News } from '../../platform/news.ts';
import type { SlowQueryCache } from '../../platform/slow-query-cache.ts';
import { countedFor, type Throttle } from '../../platform/throttle.ts';
import { createTrash } from '../../platform/trash.ts';
import type { CommunityService } from '../community/service.ts';
import type { TasteOf } from '../profile/service.ts';
import type { WardrobeService } from '../wardrobe/service.ts';
import { type AfterCorrection, createCorrecting } from './corrections/correct-analysis.ts';
import { createWornLooks, type WornLooks } from './corrections/worn-looks.ts';
import { folded } from './descriptions/describe-analysis.ts';
import { createDescriptions, type Descriptions, insertDescribed } from './descriptions/descriptions.ts';
import { createFeedback, type FeedbackService } from './feedback/feedback.ts';
import { createSeenByMonth } from './judging/month-seen.ts';
import { ownGarments } from './judging/own-garments.ts';
import { readingInForce } from './judging/reading-in-force.ts';
import type { OpinionDependencies } from './model/model-opinion.ts';
import { createFacelessPhoto } from './photo/faceless-photo.ts';
import { type Alongside, createPhotoPipeline, type Owner } from './photo/photo-pipeline.ts';
import { createPhotoRetention } from './photo/photo-retention.ts';
import { presentAnalysis, presentHistoryEntry, presentPast } from './presenter.ts';
import * as analyses from './repository.ts';

export type { WornLook } from './corrections/worn-looks.ts';

export type HistoryPage = {
  history: HistoryEntry[];
  page: number;
  limit: number;
  total: number;
  total_pages: number;
};

/** What is sent beside a photo: what its person likes, and which of several people it is about, from the left. */
export type BesidePhoto = { preferences?: unknown; person?: number | undefined };

export type AnalysisService = {
  /** Throws `no_outfit` or `single_garment` when there is no outfit to judge in the photo; then nothing is kept. */
  analyse(
    principal: Principal,
    photo: Uint8Array,
    beside: BesidePhoto,
    caller: Caller,
  ): Promise<AnalysisResult>;
  /** The same for a live picture: nothing is kept, nothing counted, `id` and `image_url` are null. */
  analyseWithoutSaving(
    principal: Principal,
    photo: Uint8Array,
    beside: BesidePhoto,
    caller: Caller,
  ): Promise<AnalysisResult>;
  find(principal: Principal, id: string): Promise<AnalysisResult>;
  /** Throws `conflict` for a stale version and where there is nothing to correct or to undo. */
  correct(
    principal: Principal,
    id: string,
    change: AnalysisCorrection,
    alongside?: AfterCorrection,
  ): Promise<AnalysisResult>;
  /** The garments of analyses and the days on which they were worn. */
  wornLooks: WornLooks;
  /** The kept photo with every face hidden, as a data address; throws `not_found` where no photo is kept. */
  facelessPhoto(principal: Principal, id: string): Promise<{ image: string; hidden_faces: number }>;
  remove(principal: Principal, id: string): Promise<{ id: string }>;
  restore(principal: Principal, id: string): Promise<AnalysisResult>;
  history(principal: Principal, page: number, limit: number, filter?: HistoryFilter): Promise<HistoryPage>;
  /** The latest analyses, newest first, as the style guide looks back on them. */
  latest(userId: string, limit: number): Promise<PastAnalysis[]>;
  feedback: FeedbackService;
  /** Removes the photos that are older than their owner keeps them. */
  forgetPhotos(userId: string): Promise<void>;
  /** Analyses a photo as of some moment; `alongside` is written in the same transaction. */
  seed(owner: Owner, photo: Uint8Array, at: Date, alongside?: Alongside): Promise<void>;
  /** Gives one user all analyses of another, later by a span; the photos stay with their owner. */
  copyAll(fromUserId: string, toUserId: string, laterMs: number): Promise<void>;
  /** Makes the first photo as quick as the next ones. */
  warmUp(): Promise<void>;
};

export type AnalysisDependencies = OpinionDependencies & {
  database: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  files: StoredFiles;
  addresses: SignedAddresses;
  analyser: PhotoAnalyser;
  throttle: Throttle;
  news: News;
  kept: SlowQueryCache;
  community: CommunityService;
  tasteOf: TasteOf;
  wardrobe: Pick<WardrobeService, 'items'>;
};

const purgeKind = 'analysis.purge';
const photosPerWindow = { limit: 300, windowMs: 5 * minuteMs };

export function createAnalysisService(dependencies: AnalysisDependencies): AnalysisService {
  const { database, addresses, throttle, wardrobe, news } = dependencies;
  const retention = createPhotoRetention(dependencies);
  const seenByMonth = createSeenByMonth(dependencies);
  const pipeline = createPhotoPipeline({ ...dependencies, retention, seenByMonth });
  const descriptions = createDescriptions(dependencies);
  const trash = createAnalysisTrash(dependencies, descriptions);
  const correct = createCorrecting({ ...dependencies, seenByMonth, descriptions });

  const admit = ({ userId }: Pick<Principal, 'userId'>): Promise<void> =>
    throttle.take({ [countedFor(userId, 'photos')]: photosPerWindow }, userId);

  async function find({ userId }: Principal, id: string): Promise<AnalysisResult> {
    const row = await analyses.findAnalysis(database.read, userId, id);
    if (!row || row.deleted_at !== null) throw notFound('This analysis');
    return presentAnalysis(row, addresses, readingInForce(row));
  }

  return {
    async analyseWithoutSaving(principal, bytes, { preferences, person }, caller) {
      await admit(principal);
      return pipeline.analyseWithoutSaving(principal, bytes, { preferences, person, timing: caller.timing });
    },
    async analyse(principal, bytes, { preferences, person }, { timing }) {
      await admit(principal);
      const { items } = await wardrobe.items.list(principal);
      const options = { preferences, person, timing, asker: principal, wardrobe: ownGarments(items) };
      const found = await find(principal, await pipeline.analyse(principal, bytes, options));
      await tellReady(news, principal.userId, found);
      return found;
    },
    find,
    async correct(principal, id, change, alongside) {
      await correct(principal, id, change, alongside);
      return find(principal, id);
    },
    wornLooks: createWornLooks(dependencies),
    facelessPhoto: createFacelessPhoto({ ...dependencies, admit }),
    async remove(principal, id) {
      await trash.moveToTrash(principal.userId, id);
      return { id };
    },
    async restore(principal, id) {
      await trash.restore(principal.userId, id);
      return find(principal, id);
    },
    async history({ userId }, page, limit, { search = '', ...bounds } = {}) {
      const wanted = { ...bounds, words: folded(search).split(/\s+/).filter(Boolean) };
      const total = await analyses.countAnalyses(database.read, userId, wanted);
      const rows = await analyses.listAnalyses(database.read, userId, page, limit, wanted);
      const history = rows.map((row) => presentHistoryEntry(row, addresses));
      return { history, page, limit, total, total_pages: Math.ceil(total / limit) };
    },
    latest: async (userId, limit) =>
      (await analyses.listLatest(database.read, userId, limit)).map(presentPast),
    feedback: createFeedback(dependencies),
    forgetPhotos: retention.forgetPhotos,
    seed: async (owner, photo, at, alongside) =>
      void (await pipeline.analyse(owner, photo, { at, ...(alongside && { alongside }) })),
    copyAll: createCopying(database),
    warmUp: pipeline.warmUp,
  };
}

async function tellReady(
  news: News,
  userId: string,
  { id, analysis, evidence }: AnalysisResult,
): Promise<void> {
  if (id === null) return;
  const { overall_rating: rating } = analysis;
  const summary = evidence.verdict?.sentence ?? '';
  await news.tell(userId, 'analysis.ready', { analysis_id: id, rating, summary });
}

function createCopying(database: Database): AnalysisService['copyAll'] {
  return (fromUserId, toUserId, laterMs) =>
    database.transaction(async (transaction) => {
      for (const { row, detail } of await analyses.listDetailed(transaction, fromUserId)) {
        const id = newId();
        const created_at = plus(new Date(row.created_at), laterMs).toISOString();
        const day = created_at.slice(0, 10);
        const copy = { ...row, id, created_at, local_day: day, worn_day: day, user_id: toUserId };
        await insertDescribed(transaction, copy, { ...detail, analysis_id: id, user_id: toUserId });
      }
    });
}

function createAnalysisTrash(dependencies: AnalysisDependencies, descriptions: Descriptions) {
  const { database, files, community } = dependencies;
  return createTrash(dependencies, {
    purgeKind,
    what: 'This analysis',
    find: analyses.findAnalysis,
    async setDeletedAt(transaction, { user_id, id, photo_key, thumbnail_key }, deletedAt) {
      await analyses.setDeletedAt(transaction, user_id, id, deletedAt);
      await files.bin(transaction, user_id, [photo_key, thumbnail_key], deletedAt);
      await (deletedAt === null ? descriptions.renew : descriptions.remove)(transaction, id);
      await community.recount(transaction, user_id);
    },
    async purge({ user_id, id, photo_key, thumbnail_key }) {
      await files.purge(user_id, [photo_key, thumbnail_key]);
      await analyses.deleteAnalysis(database.write, user_id, id);
    },
  });
}
