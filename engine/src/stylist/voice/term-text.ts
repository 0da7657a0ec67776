import type { Look } from '../../vision/look.ts';
import type { Scored } from '../score-look.ts';
import type { PersonalTerm } from '../terms/personal.ts';
import { bestRatio } from '../terms/proportion.ts';
import type { TermKey } from '../weights.ts';
import { colourEvidence } from './colour-text.ts';
import { levelOf } from './occasion-text.ts';
import { patternNoun, surfaceOf } from './texture-text.ts';
import type { Voice } from './voice.ts';
import { agree, difference, list, percent, the } from './words.ts';

/** What a term rests on, in a sentence; empty for a term without evidence. */
export function termText(_voice: Voice, key: TermKey, look: Look, { findings, garments }: Scored): string {
  switch (key) {
    case 'colour':
      return colourEvidence(findings.colour);
    case 'contrast':
      return list(
        (findings.contrast?.pairs ?? [])
          .slice(0, 3)
          .map((pair) => `${the(pair.first)} and ${the(pair.second)} ${difference(pair.difference)} apart`),
      );
    case 'pattern': {
      const found = findings.pattern?.patterned ?? [];
      if (found.length === 0) return 'all plain, which is safe and leaves room for one pattern';
      const named = found.map(
        ({ label, pattern }) => `${pattern ? patternNoun(pattern) : ''} in the ${label}`,
      );
      return `${list(named)}${findings.pattern?.clash ? ', alike in kind and scale' : ''}`;
    }
    case 'texture': {
      const kinds = findings.texture?.kinds ?? [];
      return kinds.length === 1
        ? `one surface throughout, ${surfaceOf(kinds[0])}`
        : `${kinds.length} surfaces: ${list(kinds.map(surfaceOf))}`;
    }
    case 'proportion': {
      const ratio = findings.proportion?.ratio ?? 1;
      return `the upper part has ${percent(ratio / (1 + ratio))} of the length; best is about ${percent(bestRatio / (1 + bestRatio))}`;
    }
    case 'fit':
      return list(
        (findings.fit?.fitted ?? [])
          .slice(0, 3)
          .map((garment) => `${the(garment)} ${agree(garment, 'is', 'are')} cut ${garment.fit.kind}`),
      );
    case 'formality': {
      const found = findings.formality;
      if (!found) return '';
      return `${levelOf(found.mean).word} on the whole, from ${the(found.easiest.garment)} to ${the(found.dressiest.garment)}`;
    }
    case 'season':
      return findings.season
        ? `${findings.season.warm < 0.005 ? 'none' : percent(findings.season.warm)} of the readable cloth is warm (knit, denim, leather, brushed), in ${findings.season.season}`
        : '';
    case 'preferences':
      return preferencesText(findings);
    case 'personal':
      return personalText(findings.personal);
    case 'photo': {
      const count = look.photo.notes.length;
      const noun = garments.length === 1 ? 'one garment' : `${garments.length} garments`;
      return `${noun} read with ${percent(look.confidence)} certainty${count > 0 ? ', held back by the photo' : ''}`;
    }
  }
}

function preferencesText({ preferences }: Scored['findings']): string {
  if (!preferences) return '';
  const parts = [
    preferences.styles[0] &&
      `${preferences.styles[0].style} style ${Math.round(preferences.styles[0].score)} of 100`,
    preferences.colours[0] &&
      (preferences.colours[0].share > 0
        ? `your ${preferences.colours[0].wanted.name} on ${percent(preferences.colours[0].share)}`
        : 'none of your colors'),
    preferences.occasions[0] &&
      `${preferences.occasions[0].occasion} ${Math.round(preferences.occasions[0].score)} of 100`,
  ].filter((part) => part !== undefined);
  return list(parts);
}

/** Where the garments near the face lie in the person's ranges; a hint with its doubts, never a verdict. */
function personalText(personal: PersonalTerm | undefined): string {
  const parts = (personal?.near ?? []).slice(0, 3).map(({ garment, fit }) => {
    const off = [
      fit.lightness < 0.5 && 'lightness',
      fit.chroma < 0.5 && 'strength of color',
      fit.hue < 0.5 && 'hue',
    ].filter((respect) => respect !== false);
    return off.length === 0
      ? `${the(garment)} ${agree(garment, 'lies', 'lie')} inside your ranges`
      : `${the(garment)} ${agree(garment, 'leaves', 'leave')} them in ${list(off)}`;
  });
  return `${list(parts)}; photographs shift colors, so take it as a hint`;
}
