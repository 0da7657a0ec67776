import { canSay, say } from '../../wording/say.ts';
import type { Garment } from '../garment.ts';

/** What a message needs to name a garment: `number` is "plural" or "one". */
export type SaidGarment = { noun: string; color: string; name: string; number: 'plural' | 'one' };

/** A color as people say it: "gray" for what is measured as mid grey. */
export function saidColour(name: string): string {
  return canSay(`color.${name}`) ? say(`color.${name}`) : name;
}

export function saidNoun(noun: string): string {
  return canSay(`noun.${noun}`) ? say(`noun.${noun}`) : noun;
}

/** A garment by color and noun; one with a pattern that was surely seen by its pattern. */
export function saidGarment({ main, noun, plural }: Pick<Garment, 'main' | 'noun' | 'plural'>): SaidGarment {
  const color = saidColour(main.name);
  const said = saidNoun(noun);
  return { noun: said, color, name: colouredNoun(color, said), number: plural ? 'plural' : 'one' };
}

/** "navy top"; a color that is named after its cloth is not said twice. */
export function colouredNoun(color: string, noun: string): string {
  const plain = noun === 'jeans' ? color.replace(/\s*denim\s*/, '') : color;
  return say('garment.colored', { color: plain, noun });
}

/** The garment with its pattern in front of the noun: "printed skirt". */
export function patternedName({ pattern, noun }: Pick<Garment, 'pattern' | 'noun'>): string {
  return say('garment.patterned', { pattern: say(`pattern.${pattern ?? 'solid'}`), noun: saidNoun(noun) });
}
