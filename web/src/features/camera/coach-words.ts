import type { FrameNoteCode } from '@drape/engine/live/frame-note';

/** What is wrong and what to do about it, in a few words, for somebody who stands before a camera. */
export const coachWords: Record<FrameNoteCode, { wrong: string; todo: string }> = {
  absent: { wrong: 'No outfit in view', todo: 'Step into the picture, or lay the clothes out.' },
  dark: { wrong: 'Too dark', todo: 'Turn towards a window or switch on a light.' },
  bright: { wrong: 'Too bright', todo: 'Turn away from the light a little.' },
  clipped: { wrong: 'Light and shade are cut off', todo: 'Avoid a window or lamp behind you.' },
  'no-head': { wrong: 'Your head is cut off', todo: 'Tilt the camera up or step back.' },
  'no-feet': { wrong: 'Your feet are not in view', todo: 'Step back until your shoes show.' },
  'cut-side': { wrong: 'Cut off at the edge', todo: 'Move towards the middle of the picture.' },
  far: { wrong: 'Too small in the picture', todo: 'Come closer.' },
  crowd: { wrong: 'Somebody else is as near as you', todo: 'Let one person stand in front.' },
  shaky: { wrong: 'Shaking', todo: 'Hold still, or lean the camera against something.' },
  blurred: { wrong: 'Blurred', todo: 'Wipe the lens and give it a moment to focus.' },
  noisy: { wrong: 'Grainy', todo: 'More light makes the picture clear.' },
  cast: { wrong: 'The light is tinted', todo: 'Daylight shows colors as they are.' },
  busy: { wrong: 'Busy background', todo: 'Stand before something plain.' },
};

/** What the coach watches, each with the notes that spoil it. */
export const coachChecks: readonly { label: string; codes: readonly FrameNoteCode[] }[] = [
  { label: 'Framing', codes: ['absent', 'no-head', 'no-feet', 'cut-side', 'far', 'crowd'] },
  { label: 'Light', codes: ['dark', 'bright', 'clipped'] },
  { label: 'Steadiness', codes: ['shaky'] },
  { label: 'Sharpness', codes: ['blurred', 'noisy'] },
  { label: 'Color of the light', codes: ['cast'] },
  { label: 'Background', codes: ['busy'] },
];
