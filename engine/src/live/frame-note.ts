/** What can spoil the analysis of a picture of the camera, in the order in which it should be mended. */
export const frameNoteCodes = [
  'absent',
  'dark',
  'bright',
  'clipped',
  'no-head',
  'no-feet',
  'cut-side',
  'far',
  'crowd',
  'shaky',
  'blurred',
  'noisy',
  'cast',
  'busy',
] as const;
export type FrameNoteCode = (typeof frameNoteCodes)[number];

/** Strength from 0 (hardly matters) to 1 (spoils the analysis). */
export type FrameNote = { code: FrameNoteCode; strength: number };
