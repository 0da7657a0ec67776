import { canSay, type Tell } from '../../../wording/say.ts';
import type { JudgeContext } from '../../judging/judge-context.ts';
import type { Scored } from '../../judging/score-look.ts';
import { seasonOf } from '../../season.ts';
import { type ClothPiece, clothPieces } from '../cloth.ts';
import type { Line } from '../page/page.ts';
import { patternNoun, saidGarment } from '../said-garment.ts';
import { goodRating } from '../tier.ts';
import { distinctPatterns } from '../which-garments.ts';
import { naming, note, praise } from './line.ts';

/** What the fabrics do for each other. */
export function clothLines(tell: Tell, { garments }: Scored, context: JudgeContext): Line[] {
  const pieces = clothPieces(garments);
  return [...pairLine(tell, pieces), ...singleLine(tell, pieces, context)];
}

/** Two fabrics that look different, or that share a look by different means. */
function pairLine(tell: Tell, pieces: readonly ClothPiece[]): Line[] {
  const clothes = pieces.filter(({ garment }) => garment.share >= 0.03);
  for (const [at, one] of clothes.entries())
    for (const other of clothes.slice(at + 1)) {
      const [first, second] = canSay(`cloth.pair.${one.look}-${other.look}.1`) ? [one, other] : [other, one];
      const key = `cloth.pair.${first.look}-${second.look}`;
      if (!canSay(`${key}.1`) || first.word === second.word) continue;
      const values = { ...clothNaming('first', first), ...clothNaming('second', second) };
      return [praise(['fabrics'], [one.garment, other.garment], () => tell(key, values))];
    }
  return [];
}

/** A fabric that does something for the whole by itself. */
function singleLine(tell: Tell, pieces: readonly ClothPiece[], { date, country }: JudgeContext): Line[] {
  const isSummer = seasonOf(date, country) === 'summer';
  const one = pieces.find(
    ({ look, garment }) =>
      garment.share >= 0.1 &&
      canSay(`cloth.${look}.1`) &&
      (look !== 'airy' || isSummer) &&
      garment.zone !== 'feet',
  );
  if (!one) return [];
  const { color } = saidGarment(one.garment);
  return [
    praise(['fabrics'], [one.garment], () =>
      tell(`cloth.${one.look}`, { ...clothNaming('one', one), color }),
    ),
  ];
}

function clothNaming(prefix: string, { name, fabric, garment }: ClothPiece): Record<string, string> {
  return { [prefix]: name, [`${prefix}Fabric`]: fabric, [`${prefix}s`]: garment.plural ? 'plural' : 'one' };
}

/** Which pattern is on which piece, where there is more than one, and how they get along. */
export function patternLines(tell: Tell, { garments, rating, findings }: Scored): Line[] {
  const [one, two, three] = distinctPatterns(garments);
  if (!one || !two) return [];
  const values = {
    first: patternNoun(one.pattern ?? 'print'),
    second: patternNoun(two.pattern ?? 'print'),
    ...naming('one', one),
    ...naming('two', two),
  };
  if (rating < goodRating || findings.pattern?.clash) {
    const key = three ? 'pattern.many' : 'pattern.two-mixed';
    return [note(['pattern'], [one, two], () => tell(key, values))];
  }
  return one.pattern === two.pattern
    ? []
    : [praise(['pattern'], [one, two], () => tell('pattern.two', values))];
}

const warm = /coat|parka|sweater|knit|jumper|cardigan|turtleneck|boots|scarf|beanie|gloves|fleece/;

/** Whether the outfit suits the month, where that is worth a word. */
export function seasonLines(
  tell: Tell,
  { garments, findings: { season } }: Scored,
  { date }: JudgeContext,
): Line[] {
  if (!season) return [];
  const month = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  const { off } = season;
  if (off) return [note(['season'], [], () => tell(`texture.${off}`, { month }))];
  const [one, two] = garments.filter(({ noun }) => warm.test(noun));
  if (season.season !== 'winter' || !one || !two) return [];
  const values = { ...naming('one', one), ...naming('two', two), month };
  return [praise(['season'], [one, two], () => tell('season.warm-enough', values))];
}
