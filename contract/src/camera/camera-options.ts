/** The specification's constants of the live camera. Free of zod, so that the browser can import it. */
export const cameraOptions = {
  idealWidth: 1280,
  idealHeight: 720,
  jpegQuality: 0.9,
  /** How long a camera rests before it starts again facing the other way. */
  switchDelayMs: 100,
  liveIntervalsSeconds: [3, 5, 10, 15, 30],
  usualIntervalSeconds: 5,
  /** Fewer characters than this in a capture's `data:` address hold no picture. */
  minCaptureCharacters: 100,
} as const;

export type LiveInterval = (typeof cameraOptions.liveIntervalsSeconds)[number];
