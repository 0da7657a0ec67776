import type { Pixels } from './pixels.ts';

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

/** One person's joints (none when nobody was found) and all faces, largest first. */
export type Pose = { keypoints: Keypoint[]; faces: FaceBox[] };

export type PosePort = (pixels: Pixels) => Promise<Pose>;
