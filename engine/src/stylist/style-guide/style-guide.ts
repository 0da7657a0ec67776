import { styleTitles } from '../../knowledge/style/style-principles.ts';
import { createVoice, type Voice } from '../voice/voice.ts';
import { list } from '../voice/words.ts';
import type { GuideInput, Statement } from './guide-input.ts';
import { type GuideColour, guidePalette } from './guide-palette.ts';
import { type GuidePiece, guidePieces } from './guide-pieces.ts';
import { guidePrinciples } from './guide-principles.ts';
import { guidePriorities } from './guide-priorities.ts';
import { guideTips } from './guide-tips.ts';

export type { GuideInput, OwnedItem, PastAnalysis, Statement } from './guide-input.ts';
export type { GuideColour } from './guide-palette.ts';
export type { GuidePiece } from './guide-pieces.ts';

/** The specification's five parts; `basis` says what they were made from. Texts are whole sentences. */
export type StyleGuide = {
  title: string;
  basis: string;
  stylePrinciples: Statement[];
  colorPalette: GuideColour[];
  essentialPieces: GuidePiece[];
  shoppingPriorities: Statement[];
  stylingTips: Statement[];
};

/**
 * A personal style guide from taste, wardrobe and earlier analyses. The same input always gives the same guide,
 * whatever the order in which styles, colours and occasions were chosen. Colours other than `#rrggbb` throw a RangeError.
 */
export function styleGuide(given: GuideInput): StyleGuide {
  const input = ordered(given);
  const voice = createVoice(JSON.stringify(input.preferences));
  const palette = guidePalette(voice, input);
  const pieces = guidePieces(voice, input, palette);
  return {
    title: titleOf(voice, input),
    basis: basisOf(input),
    stylePrinciples: guidePrinciples(voice, input),
    colorPalette: palette,
    essentialPieces: pieces,
    shoppingPriorities: guidePriorities(voice, input, palette, pieces),
    stylingTips: guideTips(voice, input, palette),
  };
}

function ordered(input: GuideInput): GuideInput {
  const { styles, colours, occasions, ...rest } = input.preferences;
  return {
    ...input,
    preferences: {
      ...rest,
      styles: [...new Set(styles)].sort(),
      colours: [...new Set(colours.map((hex) => hex.toLowerCase()))].sort(),
      occasions: [...new Set(occasions)].sort(),
    },
  };
}

function titleOf(voice: Voice, { preferences }: GuideInput): string {
  const { styles } = preferences;
  if (styles.length === 0) return voice.pick('title', ['Your colors, your days', 'A wardrobe of your own']);
  return voice.pick('title', styleTitles[voice.pick('leading', styles)]);
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

function basisOf({ preferences, personalColours, wardrobe, analyses }: GuideInput): string {
  const { styles, colours, occasions } = preferences;
  const sources = [
    styles.length > 0 && counted(styles.length, 'style'),
    colours.length > 0 && counted(colours.length, 'color'),
    occasions.length > 0 && counted(occasions.length, 'occasion'),
    wardrobe.length > 0 && counted(wardrobe.length, 'wardrobe item'),
    analyses.length > 0 && counted(analyses.length, 'analysis', 'analyses'),
    personalColours && 'your personal colors',
  ].filter((source) => typeof source === 'string');
  return `Made from ${list(sources)}.`;
}
