import type { Look } from '../../../vision/look.ts';
import type { Tell } from '../../../wording/say.ts';
import type { Scored } from '../../judging/score-look.ts';
import { saidColour } from '../said-garment.ts';

/** A color with less of the outfit is not named. */
const leastNamed = 0.06;
const sureFabric = 0.8;

/** The colors, where there is nothing more to say of them. */
export function plainColors(tell: Tell, { findings }: Scored): string {
  const said = findings.colour.palette
    .filter(({ share }, index) => index === 0 || share >= leastNamed)
    .map(({ name }) => saidColour(name));
  const [first = '', second, third] = [...new Set(said)];
  if (second === undefined) return tell('color.plain.one', { first });
  if (third === undefined) return tell('color.plain.two', { first, second });
  return tell('color.plain.three', { first, second, third });
}

/** The fit, where there is nothing more to say of it. */
export function plainFit(tell: Tell, { findings }: Scored): string {
  return tell(findings.fit ? 'fit.plain' : 'fit.open');
}

/** The fabrics, where there is nothing more to say of them. */
export function plainTexture(tell: Tell, { regions }: Look): string {
  const isSeen = regions.some(({ texture }) => texture.confidence >= sureFabric);
  return tell(isSeen ? 'texture.plain' : 'texture.open');
}
