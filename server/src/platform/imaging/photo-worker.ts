import { analyse } from '@drape/engine/vision/analyse';
import type { Look } from '@drape/engine/vision/look';
import { type MeasuredGarment, measureGarment } from '@drape/engine/vision/measure-garment';
import type { RecognisePort } from '@drape/engine/vision/recognise-garment';
import { AppError } from '../app-error.ts';
import { decodePixels, inspectPhoto } from './decode.ts';
import type { GarmentMask } from './garment-mask.ts';
import { type GarmentPhoto, readGarmentPhoto } from './garment-photo.ts';
import { type OutgoingPhoto, outgoingPhoto } from './outgoing-photo.ts';
import { loadPose } from './pose.ts';

export type PhotoTask = { bytes: Uint8Array };
export type OutgoingPhotoTask = PhotoTask & { hideFaces: boolean };
export type MarkedPhotoTask = PhotoTask & { mask: GarmentMask };
export type Stage = { name: string; ms: number };

/** Errors lose their class between threads, so a refusal travels as plain data. */
export type Refusal = { refusal: { code: AppError['code']; message: string } };
export type LookAnswer = { look: Look; stages: Stage[] };
export type GarmentAnswer = { garment: GarmentPhoto };
export type OutgoingAnswer = { outgoing: OutgoingPhoto };
export type MeasuredAnswer = { measured: MeasuredGarment | undefined };

/** Loaded when the thread starts, so that the networks are warm before the first photo comes. */
const pose = loadPose();

let recognise: Promise<RecognisePort> | undefined;

/** Loaded by the first photo of clothes without a person: its runtime takes a good 100 MB that worn outfits have no use for. */
function recogniser(): Promise<RecognisePort> {
  recognise ??= import('./recognise.ts').then(({ loadRecognise }) => loadRecognise());
  return recognise;
}

const recogniseLate: RecognisePort = async (view) => (await recogniser())(view);

/** From bytes to Look in one task: pixels never leave this thread. */
export function lookAtPhoto({ bytes }: PhotoTask): Promise<LookAnswer | Refusal> {
  return refusing(async () => {
    const stages: Stage[] = [];
    const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const start = performance.now();
      const result = await work();
      stages.push({ name, ms: performance.now() - start });
      return result;
    };
    await inspectPhoto(bytes);
    const pixels = await timed('decode', () => decodePixels(bytes));
    const ports = { pose: await pose, recognise: recogniseLate };
    const look = await analyse(pixels, ports, (name, ms) => stages.push({ name, ms }));
    return { look, stages };
  });
}

/** A photo of one garment for the wardrobe, likewise in one task. */
export function lookAtGarment({ bytes }: PhotoTask): Promise<GarmentAnswer | Refusal> {
  return refusing(async () => ({
    garment: await readGarmentPhoto(bytes, { recognise: await recogniser() }),
  }));
}

/** The same garment measured anew where a person has marked it. */
export function measureMarked({ bytes, mask }: MarkedPhotoTask): Promise<MeasuredAnswer | Refusal> {
  return refusing(async () => ({ measured: measureGarment(await decodePixels(bytes), mask) }));
}

/** The photo as it may leave the server. */
export function prepareOutgoing({ bytes, hideFaces }: OutgoingPhotoTask): Promise<OutgoingAnswer | Refusal> {
  return refusing(async () => ({ outgoing: await outgoingPhoto(bytes, hideFaces ? await pose : undefined) }));
}

async function refusing<Answer>(work: () => Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) return { refusal: { code: error.code, message: error.message } };
    throw error;
  }
}
