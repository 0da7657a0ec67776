import type { Pixels } from './pixels.ts';
import type { SquareView } from './square-view.ts';

export const keypointNames = [
  'nose',
  'leftEye',
  'rightEye',
  'leftEar',
  'rightEar',
  'leftShoulder',
  'rightShoulder',
  'leftElbow',
  'rightElbow',
  'leftWrist',
  'rightWrist',
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
] as const;
export type KeypointName = (typeof keypointNames)[number];

/** A joint in whole pixels of the photo that was handed in, with a score from 0 to 1. */
export type Keypoint = { name: KeypointName; x: number; y: number; score: number };

/** A face in whole pixels, with a score from 0 to 1. */
export type FaceBox = { x: number; y: number; width: number; height: number; score: number };

/** The chance, 0 to 1, that each cell of a square part of the photo shows the person: `side` rows of `side` cells. */
export type PersonMask = { view: SquareView; side: number; likelihood: Float32Array };

/**
 * One person's joints (none when nobody was found), all faces, largest first, and where the person is, if a network
 * told. `nobody` where a network that marks people found none to mark.
 */
export type Pose = { keypoints: Keypoint[]; faces: FaceBox[]; person?: PersonMask; nobody?: true };

/** Without `person` nobody is marked, which takes less time. */
export type PosePort = (pixels: Pixels, wanted?: { person: boolean }) => Promise<Pose>;
