import type { FrameNoteCode } from '@drape/engine/live/frame-note';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is wrong and what to do about it, in a few words, for somebody who stands before a camera. */
export const coachWords: Record<FrameNoteCode, { wrong: MessageDescriptor; todo: MessageDescriptor }> = {
  absent: { wrong: msg`No outfit in view`, todo: msg`Step into the picture, or lay the clothes out.` },
  dark: { wrong: msg`Too dark`, todo: msg`Turn toward a window or switch on a light.` },
  bright: { wrong: msg`Too bright`, todo: msg`Turn away from the light a little.` },
  clipped: { wrong: msg`Light and shade are cut off`, todo: msg`Avoid a window or lamp behind you.` },
  'no-head': { wrong: msg`Your head is cut off`, todo: msg`Tilt the camera up or step back.` },
  'no-feet': { wrong: msg`Your feet are not in view`, todo: msg`Step back until your shoes show.` },
  'cut-side': { wrong: msg`Cut off at the edge`, todo: msg`Move toward the middle of the picture.` },
  far: { wrong: msg`Too small in the picture`, todo: msg`Come closer.` },
  crowd: { wrong: msg`Somebody else is as near as you`, todo: msg`Let one person stand in front.` },
  shaky: { wrong: msg`Shaking`, todo: msg`Hold still, or lean the camera against something.` },
  blurred: { wrong: msg`Blurred`, todo: msg`Wipe the lens and give it a moment to focus.` },
  noisy: { wrong: msg`Grainy`, todo: msg`More light makes the picture clear.` },
  cast: { wrong: msg`The light has a color cast`, todo: msg`Daylight shows colors as they are.` },
  busy: { wrong: msg`Busy background`, todo: msg`Stand before something plain.` },
};

/** What the coach watches, each with the notes that spoil it. */
export const coachChecks: readonly { label: MessageDescriptor; codes: readonly FrameNoteCode[] }[] = [
  { label: msg`Framing`, codes: ['absent', 'no-head', 'no-feet', 'cut-side', 'far', 'crowd'] },
  { label: msg`Light`, codes: ['dark', 'bright', 'clipped'] },
  { label: msg`Steadiness`, codes: ['shaky'] },
  { label: msg`Sharpness`, codes: ['blurred', 'noisy'] },
  { label: msg`Color of the light`, codes: ['cast'] },
  { label: msg`Background`, codes: ['busy'] },
];
