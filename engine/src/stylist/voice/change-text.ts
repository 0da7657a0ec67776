import { say, type Tell } from '../../wording/say.ts';
import type { Raise } from '../changes/change.ts';
import type { Garment } from '../garment.ts';
import { distinctPatterns } from './ideas/color-ideas.ts';
import { colouredNoun, saidColour, saidGarment, saidNoun } from './said-garment.ts';

const wearing = { exchange: 'change.wear', layer: 'change.wear-over', shoes: 'change.wear-shoes' } as const;

/** What to change and why, in one sentence that can be done; `garments` are those that stay. */
export function changeText(tell: Tell, raise: Raise, garments: readonly Garment[]): string {
  const { noun, name, number, color } = saidGarment(raise.garment);
  const values = { noun, lead: name, leads: number, ...otherOf(raise, garments) };
  switch (raise.kind) {
    case 'wear':
      return tell(wearing[raise.as], { ...values, own: raise.own.name });
    case 'partner':
      return tell('change.partner', { wanted: inColour(raise.noun, raise.colour.name) });
    case 'recolour':
      return tell('change.recolor', { ...values, color: saidColour(raise.colour.name) });
    case 'shoes':
      return tell('change.shoes', { ...values, wanted: saidNoun(raise.noun) });
    case 'retexture':
      return tell('change.retexture', { ...values, wanted: raise.say });
    case 'layer':
      return tell(isIn(raise.colour.name, garments) ? 'change.layer-echo' : 'change.layer', {
        ...values,
        wanted: inColour(raise.noun, raise.colour.name),
      });
    case 'accent':
      return tell('change.accent', { ...values, wanted: inColour(raise.noun, raise.colour.name) });
    case 'echo':
      return tell('change.echo', { ...values, color, wanted: inColour(raise.noun, raise.colour.name) });
    case 'bag':
      return tell('change.bag', { ...values, color: saidColour(raise.colour.name) });
    default:
      return tell(`change.${raise.kind}`, values);
  }
}

/** Whether something that is worn below is called by the same color. */
function isIn(colour: string, garments: readonly Garment[]): boolean {
  return garments.some(({ zone, main }) => zone === 'lower' && saidColour(main.name) === saidColour(colour));
}

const small = /head|hand|waist|feet/;

/** The largest other piece, which the change is for: the other pattern for a plain piece, what is below for a top, else whatever is largest. */
function otherOf({ kind, garment }: Raise, garments: readonly Garment[]): Record<string, string> {
  const rest = garments.filter(
    ({ key, zone, noun }) => key !== garment.key && !small.test(zone) && !/tights|socks/.test(noun),
  );
  const figured = kind === 'plain' ? distinctPatterns(rest)[0] : undefined;
  const lower =
    garment.zone === 'upper' || garment.zone === 'feet'
      ? (rest.find(({ zone }) => zone === 'lower') ?? rest.find(({ zone }) => zone === 'full'))
      : undefined;
  const other = figured ?? lower ?? rest[0] ?? garments.find(({ key }) => key !== garment.key) ?? garment;
  const { noun, name, number } = saidGarment(other);
  return { other: name, otherNoun: noun, others: number };
}

const pluralNoun = /[^s]s$/;

/** "light gray trousers", "a navy coat" */
export function inColour(noun: string, colour: string): string {
  const name = colouredNoun(saidColour(colour), saidNoun(noun));
  if (pluralNoun.test(noun)) return name;
  return say(/^[aeiou]/i.test(name) ? 'article.an' : 'article.a', { name });
}
