import { bodyInputSide, type PoseNetworks } from './detect-pose.ts';
import { faceInputSide } from './face-boxes.ts';

/** Runs a network on one tensor (rows of the shape, last axis fastest) and answers its outputs in the network's order. */
export type RunNetwork = (
  network: 'face' | 'body',
  input: Float32Array,
  shape: [number, number, number, number],
  type: 'float32' | 'int32',
) => Float32Array[];

/** BlazeFace and MoveNet Lightning as the graphs of `@vladmandic/human` take and answer tensors. */
export function poseNetworks(run: RunNetwork): PoseNetworks {
  return {
    async face(input) {
      const shape: [number, number, number, number] = [1, faceInputSide, faceInputSide, 3];
      const [near, nearBoxes, farBoxes, far] = run('face', input, shape, 'float32');
      return { logits: join(near, far), boxes: join(nearBoxes, farBoxes) };
    },
    async body(input) {
      const [joints] = run('body', input, [1, bodyInputSide, bodyInputSide, 3], 'int32');
      return joints ?? new Float32Array(51);
    },
  };
}

function join(one: Float32Array | undefined, other: Float32Array | undefined): Float32Array {
  if (!one || !other) throw new Error('The face network answered in an unknown shape');
  const both = new Float32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
