import type { CapsuleGap } from '../../wardrobe/capsule-gaps.ts';
import type { ItemTraits } from '../garments/item-traits.ts';
import { type Role, roleOf } from '../garments/outfit-roles.ts';
import { list, sentence } from './plain-words.ts';

const nouns: Record<Exclude<Role, 'extra'>, readonly [one: string, many: string]> = {
  top: ['top', 'tops'],
  bottom: ['bottom', 'bottoms'],
  dress: ['dress', 'dresses'],
  shoes: ['pair of shoes', 'pairs of shoes'],
};

const gapsOfRole: Record<Role, readonly CapsuleGap['key'][]> = {
  top: ['tops'],
  bottom: ['bottoms', 'neutral bottoms'],
  dress: [],
  shoes: ['shoes', 'dressy shoes'],
  extra: ['warm coat', 'layer'],
};

/** Why a purchase would help: how many owned pieces of each place it goes with, and the gap that it would close. */
export function reasonToBuy(
  traits: readonly ItemTraits[],
  candidate: number,
  partners: readonly number[],
  owned: readonly number[],
  gaps: readonly CapsuleGap[],
  outfits: number,
): string {
  const role = roleOf(traits[candidate]);
  const parts = (Object.keys(nouns) as (keyof typeof nouns)[]).flatMap((each) => {
    const count = (among: readonly number[]) => among.filter((i) => roleOf(traits[i]) === each).length;
    const [mine, all] = [count(partners), count(owned)];
    return mine === 0 ? [] : [share(mine, all, nouns[each])];
  });
  const gap = gaps.find(({ key }) => gapsOfRole[role].includes(key));
  return [
    parts.length > 0 && sentence(`It goes with ${list(parts)}`),
    parts.length === 0 && role === 'dress' && 'It is an outfit by itself.',
    outfits === 0 && 'With it your pieces make their first outfits.',
    gap && sentence(gap.reason),
  ]
    .filter(Boolean)
    .join(' ');
}

function share(mine: number, all: number, [one, many]: readonly [string, string]): string {
  if (all === 1) return `your ${one}`;
  if (mine === all) return all === 2 ? `both of your ${many}` : `all ${all} of your ${many}`;
  return `${mine} of your ${all} ${many}`;
}
