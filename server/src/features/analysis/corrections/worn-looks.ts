import type { CorrectedGarment } from '@drape/contract/analysis/analysis';
import { matchWorn, type WornMatch } from '@drape/engine/stylist/own-match/match-worn';
import { correctLook, garmentsAsRead } from '@drape/engine/stylist/worn/correct-look';
import type { LookRegion } from '@drape/engine/vision/look';
import { notFound } from '../../../platform/app-error.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { SignedAddresses } from '../../../platform/files/signed-address.ts';
import type { Garment } from '../../wardrobe/service.ts';
import { listWornOn, setWornDay } from '../judging/worn-repository.ts';
import { pictureOf, resultOf } from '../presenter.ts';
import * as analyses from '../repository.ts';
import { ownedPieces } from './owned-pieces.ts';
import { lookAsRead, storedCorrection } from './stored-correction.ts';

type KeyedGarment = CorrectedGarment & { key: string };

/** A photo of an outfit as the diary takes it: its day, its garments in force, and each with what was seen of it. */
export type WornLook = {
  id: string;
  day: string;
  version: number;
  created_at: string;
  image_url: string;
  thumbnail_url: string;
  /** Empty where the person keeps no photos. */
  photo_key: string;
  overall_score: number;
  verdict: string;
  garments: KeyedGarment[];
  regions: LookRegion[];
  /** The garments one correction ago; as they were read where there was none before. Undefined for what was never corrected. */
  before: CorrectedGarment[] | undefined;
};

export type WornLooks = {
  /** Throws `not_found` for what is binned or somebody else's. */
  find(userId: string, id: string): Promise<WornLook>;
  /** Those of some days, the latest first. */
  on(userId: string, days: readonly string[]): Promise<WornLook[]>;
  /** Which of the person's garments those of a photo are likely to be. */
  matches(look: WornLook, owned: readonly Garment[]): WornMatch[];
  move(transaction: Executor, userId: string, id: string, day: string): Promise<void>;
};

export function createWornLooks({
  database,
  addresses,
}: {
  database: Database;
  addresses: SignedAddresses;
}): WornLooks {
  return {
    async find(userId, id) {
      const row = await analyses.findAnalysis(database.read, userId, id);
      if (!row || row.deleted_at !== null) throw notFound('This analysis');
      return wornLook(row, addresses);
    },
    async on(userId, days) {
      const rows = await listWornOn(database.read, userId, days);
      return rows.map((row) => wornLook(row, addresses));
    },
    matches: ({ regions }, owned) => matchWorn(regions, ownedPieces(owned)),
    move: setWornDay,
  };
}

function wornLook(row: analyses.ReadAnalysisRow, addresses: SignedAddresses): WornLook {
  const { evidence } = resultOf(row);
  const { id, version, created_at, photo_key, overall_score } = row;
  return {
    id,
    version,
    created_at,
    photo_key,
    overall_score,
    day: row.worn_day,
    image_url: pictureOf(row, photo_key, addresses),
    thumbnail_url: pictureOf(row, row.thumbnail_key, addresses),
    verdict: evidence.verdict?.sentence ?? row.summary,
    ...garmentsOf(row),
  };
}

function garmentsOf(row: analyses.ReadAnalysisRow): Pick<WornLook, 'garments' | 'regions' | 'before'> {
  const read = lookAsRead(row);
  if (!read) return { garments: [], regions: [], before: undefined };
  const correction = storedCorrection(row);
  if (!correction) return { garments: garmentsAsRead(read), regions: read.regions, before: undefined };
  const { look, keys } = correctLook(read, correction.garments, correction.items);
  const garments = correction.garments.map((garment, index) => ({ ...garment, key: keys[index] ?? '' }));
  const asRead = garmentsAsRead(read).map(({ from }) => ({ from }));
  return { garments, regions: look.regions, before: correction.before.at(-1) ?? asRead };
}
