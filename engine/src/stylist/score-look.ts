import type { Look } from '../vision/look.ts';
import { type Garment, garmentsOf } from './garment.ts';
import type { JudgeContext } from './judge-context.ts';
import { type ColourTerm, colourTerm } from './terms/colour.ts';
import { type ContrastTerm, contrastTerm } from './terms/contrast.ts';
import { type FitTerm, fitTerm } from './terms/fit.ts';
import { type FormalityTerm, formalityTerm } from './terms/formality.ts';
import { type PatternTerm, patternTerm } from './terms/pattern.ts';
import { type PersonalTerm, personalTerm } from './terms/personal.ts';
import { type PreferencesTerm, preferencesTerm } from './terms/preferences.ts';
import { type ProportionTerm, proportionTerm } from './terms/proportion.ts';
import { type SeasonTerm, seasonTerm } from './terms/season.ts';
import { type TextureTerm, textureTerm } from './terms/texture.ts';
import { coherenceTerms, colourTerms, placeRating, type TermKey, termKeys, weights } from './weights.ts';

/** What each term found; a term without evidence is undefined. */
export type Findings = {
  colour: ColourTerm;
  contrast: ContrastTerm | undefined;
  pattern: PatternTerm | undefined;
  texture: TextureTerm | undefined;
  proportion: ProportionTerm | undefined;
  fit: FitTerm | undefined;
  formality: FormalityTerm | undefined;
  season: SeasonTerm | undefined;
  preferences: PreferencesTerm | undefined;
  personal: PersonalTerm | undefined;
  photo: { score: number };
};

export type Scored = {
  /** What decides the choice of words: what the garments look like, not how the photo was framed. */
  seed: string;
  garments: Garment[];
  findings: Findings;
  /** Terms with evidence; weights sum to 1. */
  terms: { key: TermKey; score: number; weight: number }[];
  mean: number;
  rating: number;
  colorHarmony: number;
  styleCoherence: number;
};

/** Rates a Look by the named terms alone, without words. Throws a RangeError where no garment has a colour. */
export function scoreLook(look: Look, context: JudgeContext): Scored {
  const garments = garmentsOf(look.regions);
  if (garments.length === 0) throw new RangeError('There is no outfit to judge');
  const colour = colourTerm(garments);
  const formality = formalityTerm(garments);
  const findings: Findings = {
    colour,
    contrast: contrastTerm(garments),
    pattern: patternTerm(garments),
    texture: textureTerm(garments),
    proportion: look.subject === 'worn' ? proportionTerm(look.proportions) : undefined,
    fit: look.subject === 'worn' ? fitTerm(garments) : undefined,
    formality: garments.length > 1 ? formality : undefined,
    season: seasonTerm(garments, context),
    preferences: preferencesTerm(garments, colour, formality, context.preferences ?? {}),
    personal: personalTerm(garments, context.personalColours),
    photo: { score: 100 * look.confidence },
  };
  const present = termKeys.flatMap((key) => {
    const finding = findings[key];
    return finding ? [{ key, score: finding.score, weight: weights[key] }] : [];
  });
  const total = present.reduce((sum, { weight }) => sum + weight, 0);
  const terms = present.map((term) => ({ ...term, weight: term.weight / total }));
  const mean = weightedMean(terms, termKeys) ?? 0;
  return {
    seed: seedOf(garments),
    garments,
    findings,
    terms,
    mean,
    rating: placeRating(mean),
    colorHarmony: Math.round(weightedMean(terms, colourTerms) ?? 0),
    styleCoherence: Math.round(weightedMean(terms, coherenceTerms) ?? mean),
  };
}

function weightedMean(terms: Scored['terms'], keys: readonly TermKey[]): number | undefined {
  const chosen = terms.filter(({ key }) => keys.includes(key));
  const weight = chosen.reduce((sum, term) => sum + term.weight, 0);
  return weight > 0 ? chosen.reduce((sum, term) => sum + term.weight * term.score, 0) / weight : undefined;
}

function seedOf(garments: readonly Garment[]): string {
  return garments
    .flatMap(({ key, region, pattern, texture }) => [
      key,
      pattern,
      texture,
      ...region.colours.map(({ hex, share }) => `${hex} ${Math.round(share * 50)}`),
    ])
    .join(' ');
}
