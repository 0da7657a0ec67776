import type { Look } from './look.ts';
import type { Pixels } from './pixels.ts';
import type { PosePort } from './pose.ts';

/** Neural networks and other adapters that the caller brings; the engine works without any of them. */
export type Ports = { pose?: PosePort };

/** Pixels (about 512 on the longer side) to a Look. Deterministic. Throws a RangeError for pixels without content. */
export async function analyse(pixels: Pixels, _ports: Ports = {}): Promise<Look> {
  if (pixels.width < 1 || pixels.height < 1) throw new RangeError('A photo has at least one pixel');
  throw new Error('analyse is being built');
}
