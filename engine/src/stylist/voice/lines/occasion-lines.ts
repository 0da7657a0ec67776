import { say, type Tell } from '../../../wording/say.ts';
import type { Garment } from '../../garment.ts';
import type { JudgeContext } from '../../judging/judge-context.ts';
import type { Scored } from '../../judging/score-look.ts';
import { seasonOf } from '../../season.ts';
import { facetsOf } from '../../taste/facets.ts';
import { formalityTerm } from '../../terms/formality.ts';
import type { PreferencesTerm } from '../../terms/preferences.ts';
import { wornPieces } from '../../worn/worn-pieces.ts';
import type { Line } from '../page/page.ts';
import { goodRating } from '../tier.ts';
import { isStyled } from '../which-garments.ts';
import { naming, note, praise } from './line.ts';

export type Level = 'sporty' | 'casual' | 'smart casual' | 'smart' | 'dressy';

const levels: readonly { upTo: number; level: Level }[] = [
  { upTo: 0.2, level: 'sporty' },
  { upTo: 0.39, level: 'casual' },
  { upTo: 0.54, level: 'smart casual' },
  { upTo: 0.68, level: 'smart' },
];

/** `mean` as `FormalityTerm` has it, 0 to 1. */
function levelOf(mean: number): Level {
  return levels.find(({ upTo }) => mean < upTo)?.level ?? 'dressy';
}

/** How dressy an outfit is; in the middle where nothing says so. */
export function levelOfOutfit({ findings, garments }: Scored): Level {
  return levelOf((findings.formality ?? formalityTerm(garments))?.mean ?? 0.45);
}

/** Where the look belongs by how dressy it is, how that meets the person's own occasions, and what would take it further. */
export function occasionLines(tell: Tell, scored: Scored, context: JudgeContext): Line[] {
  const { purpose, findings, garments } = scored;
  if (purpose) return [note(['level'], [], () => tell(`occasion.${purpose}`))];
  const isKnown = findings.formality ?? formalityTerm(garments);
  return [
    ...(isKnown ? [note(['level'], [], () => tell(levelKey(scored)))] : []),
    ...(findings.preferences ? wanted(tell, findings.preferences) : []),
    ...nextStep(tell, scored, context),
  ];
}

function levelKey(scored: Scored): string {
  const { garments } = scored;
  if (isSuit(garments)) return 'occasion.suit';
  const level = levelOfOutfit(scored);
  const party = garments.find((one) => isMain(one) && one.zone !== 'feet' && forParties.test(one.noun));
  const isDressed =
    level === 'smart' || level === 'dressy' || (level === 'smart casual' && party?.zone === 'full');
  return party && isDressed ? 'occasion.party' : `occasion.${level}`;
}

const forParties = /sequin|lamé|metallic|velvet|satin|tuxedo|party|cocktail/;

/** A tie and a jacket to go with it. */
function isSuit(garments: readonly Garment[]): boolean {
  const has = (words: RegExp) => garments.some(({ noun }) => words.test(noun));
  return has(/(?<!bow )tie$/) && has(/suit jacket|blazer/) && has(/trousers|pants/);
}

function wanted(tell: Tell, { occasions, styles }: PreferencesTerm): Line[] {
  const [best] = occasions;
  const [style] = styles;
  const words = () => {
    if (best) {
      const fit = best.off === 0 ? 'fits' : best.off < 0 ? 'below' : 'above';
      return tell(`occasion.${fit}`, { occasion: say(`occasion.name.${best.occasion}`) });
    }
    const isNear = (style?.score ?? 0) >= 70;
    return tell(isNear ? 'style.near' : 'style.far', {
      style: style?.style ?? '',
      lacking: style?.lacking ?? '',
    });
  };
  return best || style ? [note(['wish'], [], words)] : [];
}

const easyShoes = /sneakers|trainers|slides|flip-flops|espadrilles/;

/** One pair of shoes from the street to the evening; what is dressed up in nothing else stays as it is. */
function nextStep(tell: Tell, scored: Scored, { date, country }: JudgeContext): Line[] {
  const { garments, rating } = scored;
  const shoes = garments.find(({ zone }) => zone === 'feet');
  const level = levelOfOutfit(scored);
  if (!shoes || !easyShoes.test(shoes.noun) || rating < goodRating) return [];
  if (level !== 'smart casual' && level !== 'smart') return [];
  const isDressed = garments.some(({ noun }) => /skirt|dress/.test(noun));
  const better = isDressed ? (seasonOf(date, country) === 'summer' ? 'sandals' : 'boots') : 'loafers';
  const values = { ...naming('one', shoes), wanted: say(`step.${better}`) };
  return [praise([`praise ${shoes.key}`, 'step'], [shoes], () => tell('occasion.step', values))];
}

/** Dressier by this much, from 1 sport to 5 black tie, a piece lifts another. */
const lifts = 0.9;
/** From here on a piece brings polish, and up to here it is easy. */
const [polishedFrom, easyTo] = [3, 2.7];
const alike = 0.7;
const general = /^(?:top|shoes|jacket|garment|bag|hat|scarf|belt)$/;

/** Which piece dresses the outfit up and which keeps it easy; or that all are dressed for the same thing. */
export function mixLines(tell: Tell, scored: Scored): Line[] {
  const { garments, rating } = scored;
  const pieces = wornPieces(garments)
    .filter(({ garment }) => !general.test(garment.noun) && isMain(garment) && isStyled(garment))
    .map(({ garment, traits }) => ({ garment, level: facetsOf(traits).level }))
    .sort((x, y) => y.level - x.level || (x.garment.key < y.garment.key ? -1 : 1));
  const [up] = pieces;
  const down = pieces.at(-1);
  if (!up || !down || pieces.length < 2 || rating < goodRating) return [];
  const values = { ...naming('up', up.garment), ...naming('down', down.garment) };
  if (up.level - down.level >= lifts && up.level >= polishedFrom && down.level <= easyTo)
    return [praise(['mix'], [up.garment, down.garment], () => tell('mix.lifts', values))];
  const [one, two, three] = pieces.map(({ garment }) => garment);
  if (!two || !three || up.level - down.level > alike) return [];
  const isEasy = up.level < polishedFrom;
  const all = { ...naming('one', one), ...naming('two', two), ...naming('three', three) };
  return [praise(['mix'], [one, two, three], () => tell(isEasy ? 'mix.alike-easy' : 'mix.alike', all))];
}

function isMain({ zone, noun }: Garment): boolean {
  return (
    zone !== 'head' &&
    zone !== 'hand' &&
    zone !== 'waist' &&
    !/tights|socks|scarf|pashmina|shawl|corsage|square|visor/.test(noun)
  );
}
