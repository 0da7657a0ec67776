import '../process/yield-to-answers.ts';
import { readFile } from 'node:fs/promises';
import { analyse } from '@drape/engine/vision/analyse';
import type { Pixels } from '@drape/engine/vision/image/pixels';
import type { RecognisePort } from '@drape/engine/vision/laid/recognise-garment';
import type { Look, Outline } from '@drape/engine/vision/look';
import { type MeasuredGarment, measureGarment } from '@drape/engine/vision/measure-garment';
import { NoSuchPerson } from '@drape/engine/vision/pose/people-of';
import { invalidField } from '../app-error.ts';
import { type Refusal, refusing } from '../refusal.ts';
import { encodeAvatar } from './avatar.ts';
import { analysedPixels, decodePicture, decodePixels, inspectPhoto, type Picture } from './decode.ts';
import { encodeForStorage, type StoredPhoto } from './encode.ts';
import { cutPiece, type Piece } from './garments/cut-piece.ts';
import {
  type CutOut,
  encodeCutOut,
  encodeUpright,
  maskOfCutOut,
  type UprightPhoto,
} from './garments/encode-garment.ts';
import { decodeMask, type GarmentMask } from './garments/garment-mask.ts';
import { type GarmentPhoto, readGarmentPhoto } from './garments/garment-photo.ts';
import { loadPhotoNetworks } from './networks/photo-networks.ts';
import { type OutgoingPhoto, outgoingPhoto } from './outgoing-photo.ts';
import { photoDay } from './photo-day.ts';
import { threadsBeginWarm } from './photo-threads.ts';
import { release } from './release.ts';

export type PhotoTask = { bytes: Uint8Array };
/** `which` of several people it is about, counted from the left. */
export type LookTask = PhotoTask & { which?: number | undefined };
export type OutgoingPhotoTask = PhotoTask & { hideFaces: boolean };
export type MarkedPhotoTask = PhotoTask & { mask: GarmentMask };
/** `otherShape` tells a person that the mask does not fit the photo. */
export type MaskTask = PhotoTask & { photo: { width: number; height: number }; otherShape: string };
export type PieceTask = PhotoTask & { outline: Outline };
export type Stage = { name: string; ms: number };

export type LookAnswer = { look: Look; stages: Stage[] };
/** `takenOn` is the day on the clock of the camera, where the photo tells it. */
export type KeptLookAnswer = LookAnswer & { stored: StoredPhoto; takenOn: string | undefined };
export type GarmentAnswer = { garment: GarmentPhoto };
export type OutgoingAnswer = { outgoing: OutgoingPhoto };
export type MeasuredAnswer = { measured: MeasuredGarment | undefined };
export type AvatarAnswer = { avatar: Uint8Array };
export type UprightAnswer = { upright: UprightPhoto };
export type CutOutAnswer = { cut: CutOut | undefined };
export type MaskAnswer = { mask: GarmentMask };
export type PieceAnswer = { piece: Piece | undefined };

/** Loaded when the thread starts, so that they are there before the first photo comes. */
const networks = loadPhotoNetworks();

let recognise: Promise<RecognisePort> | undefined;

/** Loaded by the first photo of clothes without a person: its runtime takes a good 100 MB that worn outfits have no use for. */
function recogniser(): Promise<RecognisePort> {
  recognise ??= import('./networks/recognise.ts').then(({ loadRecognise }) => loadRecognise());
  return recognise;
}

const recogniseLate: RecognisePort = async (view) => (await recogniser())(view);

const drawnOutfit = new URL('../../../assets/warm-up.jpg', import.meta.url);

/**
 * Runs all of an analysis on a drawn outfit: the first run compiles what the next ones use, and takes four times as long.
 */
export function warmUp(): Promise<LookAnswer | Refusal> {
  return refusing(async () => {
    const stages = new Stages();
    const { picture } = await decode(await readFile(drawnOutfit), stages);
    await encodeForStorage(picture);
    const look = await lookAt(await shrunken(picture, stages), stages, undefined);
    return { look, stages: stages.all };
  });
}

/** From bytes to Look in one task: pixels never leave this thread. */
export function lookAtPhoto({ bytes, which }: LookTask): Promise<LookAnswer | Refusal> {
  return refusing(async () => {
    const stages = new Stages();
    const { picture } = await decode(bytes, stages);
    const pixels = await shrunken(picture, stages);
    release(picture.data);
    const look = await lookAt(pixels, stages, which);
    return { look, stages: stages.all };
  });
}

/** The same with what is kept of the photo, which is encoded from the same decoded picture, in threads beside this one. */
export function lookAtPhotoToKeep({ bytes, which }: LookTask): Promise<KeptLookAnswer | Refusal> {
  return refusing(async () => {
    const stages = new Stages();
    const { picture, takenOn } = await decode(bytes, stages);
    const pixels = await shrunken(picture, stages);
    const store = storing(picture);
    stages.after(whenOtherThreadsAreFree, () => void store());
    const look = await lookAt(pixels, stages, which);
    const stored = await stages.timed('encode-wait', store);
    release(picture.data);
    return { look, stored, takenOn, stages: stages.all };
  });
}

/** The stage after which a photo has no more work for other threads. */
const whenOtherThreadsAreFree = 'superpixels';

/** Begins to encode what is kept when it is first called, and answers it. */
function storing(picture: Picture): () => Promise<StoredPhoto> {
  let begun: Promise<StoredPhoto> | undefined;
  return () => {
    begun ??= encodeForStorage(picture);
    // Where the analysis fails, nobody waits for it.
    begun.catch(() => undefined);
    return begun;
  };
}

class Stages {
  readonly all: Stage[] = [];
  #next: { name: string; work: () => void } | undefined;

  add = (name: string, ms: number): void => {
    this.all.push({ name, ms });
    if (this.#next?.name === name) this.#next.work();
  };

  /** Does something when the stage of that name has ended. */
  after(name: string, work: () => void): void {
    this.#next = { name, work };
  }

  async timed<T>(name: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await work();
    this.add(name, performance.now() - start);
    return result;
  }
}

type Decoded = { picture: Picture; takenOn: string | undefined };

async function decode(bytes: Uint8Array, stages: Stages): Promise<Decoded> {
  const { exif } = await inspectPhoto(bytes);
  const picture = await stages.timed('decode', () => decodePicture(bytes));
  // The thread was given it for this alone.
  release(bytes);
  return { picture, takenOn: photoDay(exif) };
}

const shrunken = (picture: Picture, stages: Stages) => stages.timed('shrink', () => analysedPixels(picture));

async function lookAt(pixels: Pixels, stages: Stages, which: number | undefined): Promise<Look> {
  try {
    return await analyse(pixels, { ...(await networks), recognise: recogniseLate }, stages.add, which);
  } catch (error) {
    if (!(error instanceof NoSuchPerson)) throw error;
    throw invalidField(['body', 'person'], 'There are not that many people in this photo');
  }
}

/** A photo of one garment for the wardrobe, likewise in one task. */
export function lookAtGarment({ bytes }: PhotoTask): Promise<GarmentAnswer | Refusal> {
  return refusing(async () => ({
    garment: await readGarmentPhoto(bytes, { recognise: await recogniser() }),
  }));
}

/** The same garment measured again where a person has marked it. */
export function measureMarked({ bytes, mask }: MarkedPhotoTask): Promise<MeasuredAnswer | Refusal> {
  return refusing(async () => ({ measured: measureGarment(await decodePixels(bytes), mask) }));
}

/** The photo as it may leave the server. */
export function prepareOutgoing({ bytes, hideFaces }: OutgoingPhotoTask): Promise<OutgoingAnswer | Refusal> {
  return refusing(async () => ({
    outgoing: await outgoingPhoto(bytes, hideFaces ? (await networks).pose : undefined),
  }));
}

export function makeAvatar({ bytes }: PhotoTask): Promise<AvatarAnswer | Refusal> {
  return refusing(async () => ({ avatar: await encodeAvatar(bytes) }));
}

export function makeUpright({ bytes }: PhotoTask): Promise<UprightAnswer | Refusal> {
  return refusing(async () => ({ upright: await encodeUpright(bytes) }));
}

export function makeCutOut({ bytes, mask }: MarkedPhotoTask): Promise<CutOutAnswer | Refusal> {
  return refusing(async () => ({ cut: await encodeCutOut(bytes, mask) }));
}

export function readMask({ bytes, photo, otherShape }: MaskTask): Promise<MaskAnswer | Refusal> {
  return refusing(async () => ({ mask: await decodeMask(bytes, photo, otherShape) }));
}

export function readMaskOfCutOut({ bytes }: PhotoTask): Promise<MaskAnswer | Refusal> {
  return refusing(async () => ({ mask: await maskOfCutOut(bytes) }));
}

export function makePiece({ bytes, outline }: PieceTask): Promise<PieceAnswer | Refusal> {
  return refusing(async () => ({ piece: await cutPiece(bytes, outline) }));
}

// A thread takes its first task when its module is there.
if (threadsBeginWarm()) await warmUp();
