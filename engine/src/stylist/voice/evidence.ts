import type { Evidence, Region, Swatch } from '@drape/contract/evidence';
import type { Look, LookColour, LookRegion, PatternKind, TextureKind } from '../../vision/look.ts';
import type { Scored } from '../score-look.ts';
import { termLabels } from '../weights.ts';
import { unseenWords } from './fit-text.ts';
import { photoNoteText } from './photo-text.ts';
import { termText } from './term-text.ts';
import { patternNoun, surfaceOf } from './texture-text.ts';
import type { Voice } from './voice.ts';
import { percent, sentence } from './words.ts';

/** What the judgement rests on, for the wire. Throws a RangeError for a Look without a subject. */
export function evidenceOf(voice: Voice, look: Look, scored: Scored): Evidence {
  if (look.subject === 'none') throw new RangeError('There is no outfit to judge');
  return {
    subject: look.subject,
    confidence: clamp(look.confidence),
    palette: look.palette.map(swatch),
    regions: look.regions.map(region),
    terms: scored.terms.map(({ key, score, weight }) => ({
      key,
      label: termLabels[key],
      score: Math.round(score),
      weight: Math.round(weight * 1e4) / 1e4,
      text: sentence(termText(voice, key, look, scored)),
    })),
    photo_notes: look.photo.notes.map(({ code }) => ({ code, text: photoNoteText(code) })),
    unseen: unseenWords(look.unseen),
  };
}

function swatch({ hex, name, basic, share }: LookColour): Swatch {
  return { hex: hex.toLowerCase(), name, basic, share: clamp(share) };
}

function region({ key, label, share, outline, colours, pattern, texture }: LookRegion): Region {
  return {
    key,
    label,
    share: clamp(share),
    outline: outline.map((ring) => ring.map(([x, y]): [number, number] => [clamp(x), clamp(y)])),
    palette: colours.map(swatch),
    pattern: {
      kind: pattern.kind,
      text: sure(patternText(pattern.kind), pattern.confidence),
      confidence: clamp(pattern.confidence),
    },
    texture: {
      kind: texture.kind,
      text: sure(textureText(texture.kind), texture.confidence),
      confidence: clamp(texture.confidence),
    },
  };
}

function patternText(kind: PatternKind): string {
  return patternNoun(kind);
}

function textureText(kind: TextureKind): string {
  return surfaceOf(kind);
}

function sure(text: string, confidence: number): string {
  if (confidence >= 0.6) return text;
  return `${text}, ${percent(clamp(confidence))} sure`;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
