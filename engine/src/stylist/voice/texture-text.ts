import type { PatternKind, TextureKind } from '../../vision/look.ts';
import { listOf, say, type Tell } from '../../wording/say.ts';
import { surelyPatterned } from '../colour-story.ts';
import type { Garment } from '../garment.ts';
import type { JudgeContext } from '../judging/judge-context.ts';
import type { Scored } from '../judging/score-look.ts';
import { saidGarment } from './said-garment.ts';

/** Fabric and pattern, as far as they were surely seen, and whether they suit the month. */
export function textureText(tell: Tell, scored: Scored, context: JudgeContext): string {
  const said = [
    ...fabricSentence(tell, scored.garments),
    ...patternSentence(tell, scored),
    ...seasonSentence(tell, scored, context),
  ];
  if (said.length > 0) return said.join(' ');
  const { garments } = scored;
  const named = namedFabrics(garments);
  if (named.length > 1) return tell('texture.named', { fabrics: listOf(named) });
  return tell(garments.length > 1 && garments.every(isSurelyPlain) ? 'texture.plain' : 'texture.none');
}

const telling: ReadonlySet<TextureKind | undefined> = new Set([
  'knit',
  'denim',
  'leather',
  'satin',
  'lace',
  'napped',
]);
/** Nouns that say their fabric, or say nothing. */
const unlikely = /jeans|^(?:knit|garment|tights|socks|sunglasses)$/;
/** Fabrics are easily mistaken in a photo. */
const sureFabric = 0.8;
const surePlain = 0.5;

function fabricSentence(tell: Tell, garments: readonly Garment[]): string[] {
  const special = garments.filter(
    ({ texture, region, noun, zone }) =>
      telling.has(texture) &&
      region.texture.confidence >= sureFabric &&
      zone !== 'feet' &&
      !unlikely.test(noun),
  );
  const [one, ...rest] = special;
  if (!one) return [];
  const { number } = saidGarment(one);
  const values = { piece: withFabric(one), nouns: number };
  const other = rest.find(({ texture }) => texture !== one.texture);
  if (!other) return [tell('texture.special', values)];
  return [tell('texture.two', { ...values, other: withFabric(other) })];
}

const namesFabric =
  /\b(?:knit|denim|leather|satin|silk|lace|velvet|suede|wool|cotton|linen|cashmere|merino|mohair|tweed|corduroy|fleece)\b(?!-)/i;
/** Wools that are not told apart by the eye. */
const wools = /^(?:cashmere|merino|mohair|tweed)$/;
/** Fabrics that nobody notices. */
const quietFabrics: ReadonlySet<string> = new Set(['cotton', 'wool', 'linen']);

/** The fabrics that the names of garments tell, the first three; none where all of them are quiet. */
function namedFabrics(garments: readonly Garment[]): string[] {
  const words = garments
    .flatMap(({ noun }) => namesFabric.exec(noun)?.[0].toLowerCase() ?? [])
    .map((word) => (wools.test(word) ? 'wool' : word));
  const fabrics = [...new Set(words)];
  return fabrics.every((fabric) => quietFabrics.has(fabric)) ? [] : fabrics.slice(0, 3);
}

/** "leather jacket"; a noun that names its fabric is not given another. */
function withFabric({ texture, noun, main, plural }: Garment): string {
  const said = saidGarment({ noun, main, plural }).noun;
  return namesFabric.test(said) ? said : `${say(`cloth.${texture}`)} ${said}`;
}

/** Verdicts that speak of patterns have said it already. */
function patternSentence(tell: Tell, { garments, findings, story }: Scored): string[] {
  const [one, two, three] = surelyPatterned(garments);
  if (!one) return [];
  if (three) return [tell('texture.many-patterns')];
  if (two) {
    const isSame = findings.pattern?.clash !== undefined;
    const values = { first: patternsOf(one), second: patternsOf(two) };
    return [isSame ? tell('texture.same-patterns') : tell('texture.two-patterns', values)];
  }
  if (story.kind === 'print') return [];
  const plural = one.pattern === 'print' || one.pattern === 'colour-block' ? 'one' : 'plural';
  const values = { patterns: patternNoun(one.pattern ?? 'print'), noun: saidGarment(one).noun };
  return [tell('texture.one-pattern', { ...values, patternCount: plural })];
}

function isSurelyPlain({ pattern, region, texture, noun }: Garment): boolean {
  return (
    pattern === 'solid' &&
    region.pattern.confidence >= surePlain &&
    !telling.has(texture) &&
    !namesFabric.test(noun)
  );
}

function patternsOf({ pattern }: Garment): string {
  return patternNoun(pattern ?? 'solid');
}

export function patternNoun(kind: PatternKind): string {
  return say(`patterns.${kind}`);
}

export function surfaceOf(kind: TextureKind): string {
  return say(`fabric.${kind}`);
}

function seasonSentence(tell: Tell, { findings: { season } }: Scored, { date }: JudgeContext): string[] {
  if (!season?.off) return [];
  const month = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  return [tell(`texture.${season.off}`, { month })];
}
