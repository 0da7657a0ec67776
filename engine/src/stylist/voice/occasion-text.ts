import { say, type Tell } from '../../wording/say.ts';
import type { Scored } from '../judging/score-look.ts';
import { type FormalityTerm, formalityTerm } from '../terms/formality.ts';
import type { PreferencesTerm } from '../terms/preferences.ts';
import { saidGarment } from './said-garment.ts';
import { goodRating } from './verdict-text.ts';

/** Where the look belongs by how dressy it is, and how that meets the person's own occasions. */
export function occasionText(tell: Tell, scored: Scored): string {
  if (scored.purpose) return tell(`occasion.${scored.purpose}`);
  const { formality, preferences } = scored.findings;
  const level = formality ?? formalityTerm(scored.garments);
  return [
    ...(level ? [tell(`occasion.${levelOf(level.mean)}`)] : []),
    ...(formality ? evenness(tell, formality, scored) : []),
    ...(preferences ? wanted(tell, preferences) : []),
  ].join(' ');
}

export type Level = 'sporty' | 'casual' | 'smart casual' | 'smart' | 'dressy';

const levels: readonly { upTo: number; level: Level }[] = [
  { upTo: 0.2, level: 'sporty' },
  { upTo: 0.39, level: 'casual' },
  { upTo: 0.54, level: 'smart casual' },
  { upTo: 0.68, level: 'smart' },
];

/** `mean` as `FormalityTerm` has it, 0 to 1. */
export function levelOf(mean: number): Level {
  return levels.find(({ upTo }) => mean < upTo)?.level ?? 'dressy';
}

/** Nouns that may stand for something dressier or easier. */
const general: ReadonlySet<string> = new Set(['top', 'shoes', 'jacket', 'garment']);

/** Pieces that go together by taste, such as a blazer and jeans, are not asked to move closer. */
function evenness(
  tell: Tell,
  { spread, dressiest, easiest }: FormalityTerm,
  { findings, rating }: Scored,
): string[] {
  if (
    spread < 0.35 ||
    rating >= goodRating ||
    !findings.pieces?.worst ||
    general.has(easiest.garment.noun) ||
    general.has(dressiest.garment.noun)
  )
    return [];
  const [up, down] = [saidGarment(dressiest.garment), saidGarment(easiest.garment)];
  return [tell('occasion.apart', { up: up.name, ups: up.number, down: down.name })];
}

function wanted(tell: Tell, { occasions, styles }: PreferencesTerm): string[] {
  const [best] = occasions;
  if (best) {
    const values = { occasion: say(`occasion.name.${best.occasion}`) };
    const fit = best.off === 0 ? 'fits' : best.off < 0 ? 'below' : 'above';
    return [tell(`occasion.${fit}`, values)];
  }
  const [style] = styles;
  if (!style) return [];
  return style.score >= 70
    ? [tell('style.near', { style: style.style })]
    : [tell('style.far', { style: style.style, lacking: style.lacking })];
}
