import { bodyInputSide, type PoseNetworks } from './detect-pose.ts';
import { faceInputSide } from './face-boxes.ts';

/**
 * Begins to run a network on one tensor (rows of the shape, last axis fastest); what it returns answers the outputs in
 * the network's order.
 */
export type RunNetwork = (
  network: 'face' | 'body',
  input: Float32Array,
  shape: [number, number, number, number],
  type: 'float32' | 'int32',
) => () => Float32Array[];

/** BlazeFace and MoveNet Lightning as the graphs of `@vladmandic/human` take and answer tensors. */
export function poseNetworks(run: RunNetwork): PoseNetworks {
  return {
    face(input) {
      const answer = run('face', input, [1, faceInputSide, faceInputSide, 3], 'float32');
      return () => {
        const [near, nearBoxes, farBoxes, far] = answer();
        return { logits: join(near, far), boxes: join(nearBoxes, farBoxes) };
      };
    },
    async body(input) {
      const [joints] = run('body', input, [1, bodyInputSide, bodyInputSide, 3], 'int32')();
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
