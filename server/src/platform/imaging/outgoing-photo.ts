import type { FaceBox, Keypoint, Pose, PosePort } from '@drape/engine/vision/pose/pose';
import sharp from 'sharp';
import { analysedPixels, decodePicture, decodingFailed, fromPicture, type Picture } from './decode.ts';

/** A photo as it may leave the server: a JPEG without metadata, with how many faces were hidden in it. */
export type OutgoingPhoto = { jpeg: Uint8Array; hiddenFaces: number };

const longestSide = 1024;
const quality = 80;
const headJoints = new Set(['nose', 'leftEye', 'rightEye', 'leftEar', 'rightEar']);
const seenJoint = 0.3;
/** Cells left of a face across its box: enough for skin and hair tone, nothing of the features. */
const cells = 3;

type Box = { left: number; top: number; width: number; height: number };

/** The head by its joints, for faces in profile that the face network misses. */
function headBox(keypoints: Keypoint[]): FaceBox | undefined {
  const head = keypoints.filter(({ name, score }) => headJoints.has(name) && score > seenJoint);
  const shoulders = keypoints.filter(({ name, score }) => name.endsWith('Shoulder') && score > seenJoint);
  const [left, right] = shoulders;
  if (head.length === 0 || !left || !right) return undefined;
  const side = Math.max(0.75 * Math.abs(left.x - right.x), 24);
  const middle = (key: 'x' | 'y') => head.reduce((sum, joint) => sum + joint[key], 0) / head.length;
  return { x: middle('x') - side / 2, y: middle('y') - side / 2, width: side, height: side, score: 1 };
}

/** Faces in whole pixels of the analysed photo, widened so that chin, forehead and ears go too. */
export function facesToHide({ faces, keypoints }: Pose): FaceBox[] {
  const head = headBox(keypoints);
  const covered = (box: FaceBox) =>
    faces.some(
      ({ x, y, width, height }) =>
        Math.abs(x + width / 2 - box.x - box.width / 2) < box.width &&
        Math.abs(y + height / 2 - box.y - box.height / 2) < box.height,
    );
  const all = head && !covered(head) ? [...faces, head] : faces;
  return all.map(({ x, y, width, height, score }) => ({
    x: x - 0.2 * width,
    y: y - 0.35 * height,
    width: 1.4 * width,
    height: 1.55 * height,
    score,
  }));
}

function placed(face: FaceBox, scale: number, photo: { width: number; height: number }): Box | undefined {
  const left = Math.max(0, Math.floor(face.x * scale));
  const top = Math.max(0, Math.floor(face.y * scale));
  const width = Math.min(photo.width, Math.ceil((face.x + face.width) * scale)) - left;
  const height = Math.min(photo.height, Math.ceil((face.y + face.height) * scale)) - top;
  return width > 1 && height > 1 ? { left, top, width, height } : undefined;
}

/** Scaled and stripped; with `pose`, every face that it finds is replaced by a few smooth cells. Throws `unsupported_media`. */
export async function outgoingPhoto(bytes: Uint8Array, pose: PosePort | undefined): Promise<OutgoingPhoto> {
  try {
    const picture = await decodePicture(bytes, longestSide);
    const photo = () => fromPicture(picture);
    const boxes = pose ? await hiddenBoxes(picture, pose) : [];
    const patches = boxes.map(async (box) => {
      const few = await photo().extract(box).resize(cells, cells, { fit: 'fill' }).png().toBuffer();
      const patch = sharp(few).resize(box.width, box.height, { fit: 'fill', kernel: 'cubic' });
      return { input: await patch.png().toBuffer(), left: box.left, top: box.top };
    });
    const jpeg = await photo()
      .composite(await Promise.all(patches))
      .jpeg({ quality })
      .toBuffer();
    return { jpeg, hiddenFaces: boxes.length };
  } catch (error) {
    throw decodingFailed(error);
  }
}

async function hiddenBoxes(picture: Picture, pose: PosePort): Promise<Box[]> {
  const pixels = await analysedPixels(picture);
  const scale = picture.width / pixels.width;
  const faces = facesToHide(await pose(pixels, { person: false }));
  return faces.flatMap((face) => placed(face, scale, picture) ?? []);
}
