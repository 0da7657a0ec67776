import type { Outline } from '@drape/engine/vision/look';
import type { MeasuredGarment } from '@drape/engine/vision/measure-garment';
import type { Piece } from './garments/cut-piece.ts';
import type { CutOut, UprightPhoto } from './garments/encode-garment.ts';
import type { GarmentMask } from './garments/garment-mask.ts';
import type { GarmentPhoto } from './garments/garment-photo.ts';
import type { OutgoingPhoto } from './outgoing-photo.ts';
import { createPhotoPool, type PhotoPoolOptions } from './photo-pool.ts';
import type {
  AvatarAnswer,
  CutOutAnswer,
  GarmentAnswer,
  KeptLookAnswer,
  LookAnswer,
  LookTask,
  MaskAnswer,
  MaskTask,
  MeasuredAnswer,
  OutgoingAnswer,
  PieceAnswer,
  UprightAnswer,
} from './photo-worker.ts';

/**
 * What is made of pictures that people send, none of which is decoded anywhere else. The person, by an id, is who takes
 * turns with others; `which` of several people in the photo is meant is counted from the left. Each throws `unsupported_media`, `too_large`, and `unavailable` when too many pictures wait.
 */
export type PhotoAnalyser = {
  look(person: string, bytes: Uint8Array, which?: number): Promise<LookAnswer>;
  /** The same with what is kept of the photo. */
  lookToKeep(person: string, bytes: Uint8Array, which?: number): Promise<KeptLookAnswer>;
  /** What a photo of one garment shows. */
  garment(person: string, bytes: Uint8Array): Promise<GarmentPhoto>;
  /** Measures a garment where a mask marks it; undefined where it marks nothing. */
  measure(person: string, bytes: Uint8Array, mask: GarmentMask): Promise<MeasuredGarment | undefined>;
  /** Scaled, without metadata, and with hidden faces where that is wished. */
  outgoing(person: string, bytes: Uint8Array, hideFaces: boolean): Promise<OutgoingPhoto>;
  /** A small square. */
  avatar(person: string, bytes: Uint8Array): Promise<Uint8Array>;
  /** What is kept of a photo of a garment. */
  upright(person: string, bytes: Uint8Array): Promise<UprightPhoto>;
  /** A garment without its background; undefined where the mask marks nothing. */
  cutOut(person: string, bytes: Uint8Array, mask: GarmentMask): Promise<CutOut | undefined>;
  /** One garment of a photo with its mask; undefined where the outline marks nothing. */
  piece(person: string, bytes: Uint8Array, outline: Outline): Promise<Piece | undefined>;
  /** Throws `invalid` as well, where the mask has another shape than the photo. */
  mask(person: string, task: MaskTask): Promise<GarmentMask>;
  /** The mask that an earlier cut-out was made with. */
  maskOfCutOut(person: string, bytes: Uint8Array): Promise<GarmentMask>;
  waiting(): number;
  /**
   * Makes the first photo as quick as the next ones; photos that come meanwhile wait for the rest of it. Answers what was
   * seen in a drawn outfit, undefined where it was closed meanwhile.
   */
  warmUp(): Promise<LookAnswer | undefined>;
  close(): Promise<void>;
};

export type PhotoAnalyserOptions = PhotoPoolOptions & { onStage?(name: string, ms: number): void };

/** Worker threads for everything that decodes a picture, with a bounded queue before them. */
export function createPhotoAnalyser({ onStage, ...options }: PhotoAnalyserOptions = {}): PhotoAnalyser {
  const { run, waiting, warmUp, close } = createPhotoPool(options);
  const look = async <Answer extends LookAnswer>(person: string, name: string, task: LookTask) => {
    const answer = await run<Answer>(person, name, task);
    for (const stage of answer.stages) onStage?.(stage.name, stage.ms);
    return answer;
  };
  return {
    waiting,
    warmUp,
    close,
    look: (person, bytes, which) => look(person, 'lookAtPhoto', { bytes, which }),
    lookToKeep: (person, bytes, which) => look(person, 'lookAtPhotoToKeep', { bytes, which }),
    garment: async (person, bytes) => (await run<GarmentAnswer>(person, 'lookAtGarment', { bytes })).garment,
    measure: async (person, bytes, mask) =>
      (await run<MeasuredAnswer>(person, 'measureMarked', { bytes, mask })).measured,
    outgoing: async (person, bytes, hideFaces) =>
      (await run<OutgoingAnswer>(person, 'prepareOutgoing', { bytes, hideFaces })).outgoing,
    avatar: async (person, bytes) => (await run<AvatarAnswer>(person, 'makeAvatar', { bytes })).avatar,
    upright: async (person, bytes) => (await run<UprightAnswer>(person, 'makeUpright', { bytes })).upright,
    cutOut: async (person, bytes, mask) =>
      (await run<CutOutAnswer>(person, 'makeCutOut', { bytes, mask })).cut,
    piece: async (person, bytes, outline) =>
      (await run<PieceAnswer>(person, 'makePiece', { bytes, outline })).piece,
    mask: async (person, task) => (await run<MaskAnswer>(person, 'readMask', task)).mask,
    maskOfCutOut: async (person, bytes) =>
      (await run<MaskAnswer>(person, 'readMaskOfCutOut', { bytes })).mask,
  };
}
