import type { PhotoNote } from '../../vision/look.ts';
import type { Voice } from './voice.ts';
import { sentence } from './words.ts';

const notes: Record<PhotoNote['code'], { fact: string; advice: readonly string[] }> = {
  dark: {
    fact: 'The photo is dark, so colors may be deeper here than they are.',
    advice: [
      'For the next photo, step to a window: this one is dark',
      'More light on the clothes would make the colors surer',
    ],
  },
  bright: {
    fact: 'The photo is very bright, so light colors may have washed out.',
    advice: [
      'Take the next photo with less light behind or on you',
      'A little less exposure would bring back the pale colors',
    ],
  },
  clipped: {
    fact: 'Parts of the photo are clipped to pure black or white; nothing could be read there.',
    advice: [
      'Avoid direct sun in the next photo, it burnt some parts out',
      'Even light would save the parts that are clipped',
    ],
  },
  blurred: {
    fact: 'The photo is soft, so surfaces and edges are less certain.',
    advice: [
      'Hold still or rest the phone for the next photo; this one is soft',
      'A sharper photo would let the cloth be read',
    ],
  },
  noisy: {
    fact: 'The photo is grainy, which hides fine textures.',
    advice: [
      'Better light would remove the grain',
      'The grain in this photo hides the cloth; try it by daylight',
    ],
  },
  cast: {
    fact: 'The light has a color of its own, which was taken into account as far as possible.',
    advice: [
      'Daylight would show the true colors; this light is tinted',
      'Switch off the colored lamps for the next photo',
    ],
  },
  small: {
    fact: 'The outfit is small in the photo, so detail is missing.',
    advice: ['Come closer, or send the photo in its full size', 'Let the outfit fill the frame next time'],
  },
  cropped: {
    fact: 'The outfit is cut off at the edge of the photo.',
    advice: [
      'Leave some room around the outfit in the next photo',
      'Step back until everything is in the frame',
    ],
  },
  busy: {
    fact: 'The background is busy and may have taken some edges.',
    advice: ['A plain wall behind would give cleaner edges', 'Choose a calmer background for the next photo'],
  },
  crowd: {
    fact: 'There are several people in the photo; the largest in the middle was looked at.',
    advice: [
      'A photo of one person alone would leave no doubt who is meant',
      'Next time, have only the outfit you mean in the picture',
    ],
  },
  grey: {
    fact: 'The photo has no color, so colors could not be told from greys.',
    advice: [
      'Send a color photo, and the colors can be judged',
      'This one is black and white; a color photo says more',
    ],
  },
};

/** A photo note as a sentence. */
export function photoNoteText(code: PhotoNote['code']): string {
  return notes[code].fact;
}

/** What to do about a photo note in the next photo, as a sentence. */
export function photoNoteAdvice(voice: Voice, code: PhotoNote['code']): string {
  return sentence(voice.pick('photo', notes[code].advice));
}

/** Advice for the next photo from the note that matters most, where one matters. */
export function photoAdvice(voice: Voice, found: readonly PhotoNote[]): string | undefined {
  const worst = [...found].sort((x, y) => y.strength - x.strength || (x.code < y.code ? -1 : 1))[0];
  return worst && worst.strength >= 0.35 ? photoNoteAdvice(voice, worst.code) : undefined;
}
