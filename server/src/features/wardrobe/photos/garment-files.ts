import type { PhotoFindings } from '@drape/contract/wardrobe/wardrobe-photos';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import type { GarmentFileKeys } from '../../../platform/database/wardrobe-rows.ts';
import type { NewFile, StoredFiles } from '../../../platform/files/stored-files.ts';
import { newId } from '../../../platform/ids.ts';
import { type GarmentMask, markedShare } from '../../../platform/imaging/garments/garment-mask.ts';
import type { PhotoAnalyser } from '../../../platform/imaging/photo-analyser.ts';
import { sentences } from '../sentences.ts';
import { findingsOf } from './photo-findings.ts';

type Dependencies = { files: StoredFiles; analyser: PhotoAnalyser };
type Size = { width: number; height: number };
type PlainKeys = Pick<GarmentFileKeys, 'original_key' | 'thumbnail_key'>;
export type CutOutKeys = Pick<GarmentFileKeys, 'cutout_key' | 'cutout_thumbnail_key'>;

export type ReceivedPhoto = Size & { original: Uint8Array; keys: PlainKeys; files: NewFile[] };
export type StoredCutOut = { keys: CutOutKeys; files: NewFile[] };
export type SeenPhoto = {
  cut: StoredCutOut;
  findings: PhotoFindings;
  dhash: string | null;
  /** Whether the cut-out is good enough to be shown unasked. */
  isSure: boolean;
};

const noCutOut: StoredCutOut = { keys: { cutout_key: null, cutout_thumbnail_key: null }, files: [] };
const sureCutOut = 0.3;
const leastMarked = 0.002;

/** From the bytes of a photo to the files that are kept of it and to what the engine saw. Writes nothing. */
export function createGarmentFiles({ files, analyser }: Dependencies) {
  function file(userId: string, kind: 'jpg' | 'webp', bytes: Uint8Array): NewFile {
    const contentType = kind === 'jpg' ? 'image/jpeg' : 'image/webp';
    return { key: `garments/${userId}/${newId()}.${kind}`, userId, contentType, bytes };
  }

  async function cutOut(
    userId: string,
    original: Uint8Array,
    mask: GarmentMask | undefined,
  ): Promise<StoredCutOut> {
    const cut = mask && (await analyser.cutOut(userId, original, mask));
    if (!cut) return noCutOut;
    const [cutout, thumbnail] = [file(userId, 'webp', cut.cutout), file(userId, 'webp', cut.thumbnail)];
    return {
      keys: { cutout_key: cutout.key, cutout_thumbnail_key: thumbnail.key },
      files: [cutout, thumbnail],
    };
  }

  const readMask = (userId: string, bytes: Uint8Array, { width, height }: Size) =>
    analyser.mask(userId, { bytes, photo: { width, height }, otherShape: sentences.maskShape });

  return {
    cutOut,
    maskOfCutOut: analyser.maskOfCutOut,
    /** Throws for what is no photo, before anything is kept. */
    async receive(userId: string, bytes: Uint8Array): Promise<ReceivedPhoto> {
      const { original, thumbnail, width, height } = await analyser.upright(userId, bytes);
      const [photo, small] = [file(userId, 'jpg', original), file(userId, 'webp', thumbnail)];
      const keys = { original_key: photo.key, thumbnail_key: small.key };
      return { original, width, height, keys, files: [photo, small] };
    },
    async examine(userId: string, original: Uint8Array): Promise<SeenPhoto> {
      const seen = await analyser.garment(userId, original);
      const mask = seen.mask ? await readMask(userId, seen.mask, seen) : undefined;
      const cut = await cutOut(userId, original, mask);
      const isSure = cut.files.length > 0 && seen.confidence >= sureCutOut;
      return { cut, findings: findingsOf(seen), dhash: seen.dhash, isSure };
    },
    /** The same for a garment that a person has marked. Throws for anything but a mask. */
    async mark(userId: string, size: Size, originalKey: string, picture: Uint8Array) {
      const mask = await readMask(userId, picture, size);
      if (markedShare(mask) < leastMarked) throw invalidField(['body', 'file'], sentences.emptyMask, 'empty');
      const original = await files.read(originalKey).catch((error) => {
        throw new AppError('conflict', sentences.photoGone, { cause: error });
      });
      const hard = { ...mask, data: mask.data.map((value) => (value > 127 ? 1 : 0)) };
      const measured = await analyser.measure(userId, original, hard);
      const cut = await cutOut(userId, original, mask);
      if (cut.files.length === 0 || !measured)
        throw invalidField(['body', 'file'], sentences.emptyMask, 'empty');
      return { cut, findings: findingsOf(measured) };
    },
  };
}

export type GarmentFiles = ReturnType<typeof createGarmentFiles>;
