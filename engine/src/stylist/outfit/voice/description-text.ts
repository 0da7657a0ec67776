import type { Combination } from '../terms-of-outfit.ts';
import { list, sentence } from './plain-words.ts';

/** The outfit in a sentence or two, from the skin outwards. */
export function descriptionOf({ main, accessories }: Combination): string {
  const name = (slot: string) => main.find((each) => each.slot === slot)?.traits.name;
  const base = list(['dress', 'top', 'bottom'].flatMap((slot) => name(slot) ?? []));
  const mid = name('mid');
  const shoes = name('shoes');
  const outer = name('outer');
  const parts = [
    mid ? `${base} under the ${mid}` : base,
    ...(shoes ? [`with ${shoes}`] : []),
    ...(outer ? [`and the ${outer} on top`] : []),
  ].filter((part) => part !== '');
  const finish = accessories.map(({ traits }) => traits.name);
  const whole = sentence(parts.join(', ').replace(', and the', ' and the'));
  if (main.length === 0) return sentence(list(finish));
  return finish.length > 0 ? `${whole} ${sentence(`Add ${list(finish)}`)}` : whole;
}
