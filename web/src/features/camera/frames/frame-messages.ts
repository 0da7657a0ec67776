import type { FrameNote } from '@drape/engine/live/frame-note';
import type { OutfitReading } from '@drape/engine/live/read-outfit';
import type { Pose } from '@drape/engine/vision/pose/pose';

/** A picture of the camera, which the worker closes; `pose` in its pixels. */
export type FrameTask = { bitmap: ImageBitmap; pose?: Pose };

/** Every picture is checked, every other one or so is read for its outfit as well. */
export type FrameAnswer = { notes: FrameNote[]; cells: Float32Array; outfit?: OutfitReading };

export type PoseTask = { bitmap: ImageBitmap };
export type PoseAnswer = { pose: Pose };
