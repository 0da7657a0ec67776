import type { Pixels } from '../image/pixels.ts';
import type { SquareView } from '../image/square-view.ts';

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

/** People who are about as near as each other, as the faces of them from left to right, and which of them it is about. */
export type People = { faces: FaceBox[]; chosen: number };

/** The chance, 0 to 1, that each cell of a square part of the photo shows the person: `side` rows of `side` cells. */
export type PersonMask = { view: SquareView; side: number; likelihood: Float32Array };

/** A bag that a network saw at a person: a box in pixels of the photo, with a score from 0 to 1. */
export type SpottedBag = { x: number; y: number; width: number; height: number; score: number };

/**
 * One person's joints (none when nobody was found), all faces, largest first, and where the person is, if a network
 * told. `nobody` where a network that marks people found none to mark, `people` where there are several.
 */
export type Pose = {
  keypoints: Keypoint[];
  faces: FaceBox[];
  person?: PersonMask;
  /** Waits for the network that looks for them. */
  bags?: () => SpottedBag[];
  nobody?: true;
  people?: People;
};

/**
 * Without `person` nobody is marked, which takes less time. `which` of several people is wanted, counted from the left,
 * 0 the first; without it the largest in the middle. `meanwhile` is work that may be done while a network looks for the
 * person, and is called then, if that happens.
 */
export type WantedPose = { person: boolean; which?: number | undefined; meanwhile?: () => void };

export type PosePort = (pixels: Pixels, wanted?: WantedPose) => Promise<Pose>;
