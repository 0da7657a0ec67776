import type { PatternKind, TextureKind } from '../../vision/look.ts';
import { canSay, say, type Values } from '../../wording/say.ts';
import type { Garment } from '../garment.ts';
import { saysColour } from '../short-noun.ts';

/** What a message needs to name a garment: `number` is "plural" or "one". */
export type SaidGarment = { noun: string; color: string; name: string; number: 'plural' | 'one' };

/** A color as people say it: "gray" for what is measured as mid grey. */
export function saidColour(name: string): string {
  return canSay(`color.${name}`) ? say(`color.${name}`) : name;
}

export function saidNoun(noun: string): string {
  return canSay(`noun.${noun}`) ? say(`noun.${noun}`) : noun;
}

/** A garment by color and noun, as briefly as it is still clear which one is meant. */
export function saidGarment({ main, said, plural }: Pick<Garment, 'main' | 'said' | 'plural'>): SaidGarment {
  const color = saidColour(main.name);
  const noun = saidNoun(said);
  return { noun, color, name: colouredNoun(color, noun), number: plural ? 'plural' : 'one' };
}

/** "navy top"; a color that is named after its cloth is not said twice. */
export function colouredNoun(color: string, noun: string): string {
  if (saysColour(noun) || noun.startsWith(`${color} `)) return noun;
  const plain = noun === 'jeans' ? color.replace(/\s*denim\s*/, '') : color;
  return say('garment.colored', { color: plain, noun });
}

/** What is knitted or lined has its figure woven in; on other cloth it is printed. */
const woven = /coat|jacket|blazer|sweater|cardigan|knit|turtleneck|vest|tie|scarf|wrap|shawl/;

/** The garment with its pattern in front of the noun: "striped shirt", "printed skirt". */
export function patternedName({ pattern, said }: Pick<Garment, 'pattern' | 'said'>): string {
  const kind = pattern === 'print' && woven.test(said) ? 'figure' : (pattern ?? 'solid');
  return say('garment.patterned', { pattern: say(`pattern.${kind}`), noun: saidNoun(said) });
}

export function patternNoun(kind: PatternKind): string {
  return say(`patterns.${kind}`);
}

export function surfaceOf(kind: TextureKind): string {
  return say(`fabric.${kind}`);
}

/** What a message needs to name one or two garments, `lead` the first of them. */
export function pairValues([one, two]: readonly Garment[]): Values {
  return { ...(one ? named('lead', one) : {}), ...(two ? named('other', two) : {}) };
}

function named(as: 'lead' | 'other', garment: Garment): Values {
  const { noun, name, color, number } = saidGarment(garment);
  return {
    [as]: name,
    [`${as}s`]: number,
    [`${as}Noun`]: noun,
    [`${as}Color`]: color,
    [`${as}Patterned`]: patternedName(garment),
  };
}
