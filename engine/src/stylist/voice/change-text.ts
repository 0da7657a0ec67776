import { say, type Tell } from '../../wording/say.ts';
import type { Raise } from '../changes/change.ts';
import { colouredNoun, saidColour, saidGarment, saidNoun } from './said-garment.ts';

const wearing = { exchange: 'change.wear', layer: 'change.wear-over', shoes: 'change.wear-shoes' } as const;

/** What to change and why, in one sentence that can be done. */
export function changeText(tell: Tell, raise: Raise): string {
  const { noun, name, number } = saidGarment(raise.garment);
  switch (raise.kind) {
    case 'wear':
      return tell(wearing[raise.as], { own: raise.own.name, lead: name, noun });
    case 'partner':
      return tell('change.partner', { wanted: inColour(raise.noun, raise.colour.name) });
    case 'recolour':
      return tell('change.recolor', { color: saidColour(raise.colour.name), lead: name, leads: number });
    case 'shoes':
      return tell('change.shoes', { wanted: saidNoun(raise.noun), noun });
    case 'layer':
      return tell('change.layer', { noun });
    case 'accent':
      return tell('change.accent', { color: saidColour(raise.colour.name) });
    case 'echo':
      return tell('change.echo', { color: saidColour(raise.colour.name), noun });
    case 'bag':
      return tell('change.bag', { color: saidColour(raise.colour.name) });
    default:
      return tell(`change.${raise.kind}`, { noun, lead: name, leads: number });
  }
}

const pluralNoun = /s$/;

/** "light gray trousers", "a navy coat" */
export function inColour(noun: string, colour: string): string {
  const name = colouredNoun(saidColour(colour), saidNoun(noun));
  if (pluralNoun.test(noun)) return name;
  return say(/^[aeiou]/i.test(name) ? 'article.an' : 'article.a', { name });
}
