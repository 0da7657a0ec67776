import type { DistantColour, Evidence, Region, Swatch } from '@drape/contract/analysis/evidence';
import { nameCloth } from '../../colour/name-colour.ts';
import { okLabToHex } from '../../colour/oklab.ts';
import { bodyParts, type Look, type LookColour, type LookRegion, type Outline } from '../../vision/look.ts';
import { bodyPartOf } from '../../vision/worn/from-afar.ts';
import { say } from '../../wording/say.ts';
import { mainColour } from '../garment.ts';
import { shownRating } from '../judging/certainty.ts';
import type { Scored } from '../judging/score-look.ts';
import { labelOfTerm } from '../judging/weights.ts';
import { fitFor } from './fit-for.ts';
import { unseenWords } from './lines/fit-lines.ts';
import type { WrittenPage } from './page/write-page.ts';
import { photoNoteAdvice, photoNoteText } from './photo-text.ts';
import { proportionLines } from './proportion-lines.ts';
import { patternNoun, saidColour, surfaceOf } from './said-garment.ts';

/** What the judgement rests on, for the wire. Throws a RangeError for a Look without a subject. */
export function evidenceOf(
  look: Look,
  scored: Scored,
  { opinion, raises, reasons, plainTexts }: WrittenPage,
): Evidence {
  if (look.subject === 'none') throw new RangeError('There is no outfit to judge');
  return {
    subject: look.subject,
    rating: {
      ...shownRating(scored.rating, scored.certainty),
      certainty: Math.round(100 * scored.certainty) / 100,
    },
    fit_for: fitFor(scored),
    verdict: {
      sentence: opinion.sentence,
      best: opinion.best?.text ?? null,
      best_regions: opinion.best?.regions ?? [],
    },
    plain_texts: [...plainTexts],
    confidence: clamp(look.confidence),
    palette: look.palette.map(swatch),
    from_afar: distantColours(look),
    outline: outline(look.outline),
    regions: look.regions.map(region),
    lines: proportionLines(look),
    terms: scored.terms.map(({ key, score, weight }) => ({
      key,
      label: labelOfTerm(key),
      score: Math.round(score),
      weight: Math.round(weight * 1e4) / 1e4,
      text: reasons.get(key) ?? '',
    })),
    raises,
    photo_notes: look.photo.notes.map(({ code }) => ({
      code,
      text: photoNoteText(code),
      advice: photoNoteAdvice(code),
    })),
    unseen: unseenWords(look.unseen),
    people: look.people ?? null,
  };
}

function swatch({ hex, name, basic, share }: LookColour): Swatch {
  return { hex: hex.toLowerCase(), name: saidColour(name), basic, share: clamp(share) };
}

/** A part that wears one garment of one colour has said it already. */
function distantColours({ fromAfar = {}, regions }: Look): DistantColour[] {
  return bodyParts.flatMap((part) => {
    const colour = fromAfar[part];
    const shown = regions.filter((region) => bodyPartOf(region) === part).flatMap(({ colours }) => colours);
    return colour && shown.length > 1
      ? [{ part, hex: okLabToHex(colour), name: saidColour(nameCloth(colour).name) }]
      : [];
  });
}

function outline(rings: Outline): Region['outline'] {
  return rings.map((ring) => ring.map(([x, y]): [number, number] => [clamp(x), clamp(y)]));
}

function region({
  key,
  label,
  share,
  confidence,
  colours,
  pattern,
  texture,
  fit,
  ...rest
}: LookRegion): Region {
  return {
    key,
    label,
    share: clamp(share),
    outline: outline(rest.outline),
    confidence: clamp(confidence),
    palette: mainFirst(colours, rest.families).map(swatch),
    pattern: reading(pattern, patternNoun(pattern.kind)),
    texture: reading(texture, surfaceOf(texture.kind)),
    fit: fit ? reading(fit, say(`fit.${fit.kind}`)) : null,
  };
}

/** The color that the garment is called by stands first, so that every text and picture names the same one. */
function mainFirst(colours: LookRegion['colours'], families: LookRegion['families']) {
  if (colours.length === 0) return colours;
  const main = mainColour({ colours, ...(families ? { families } : {}) });
  return [main, ...colours.filter((colour) => colour !== main)];
}

function reading({ kind, confidence }: { kind: string; confidence: number }, text: string) {
  return { kind, text, confidence: clamp(confidence) };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
