import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';

/** What dresses somebody, without watches and belts, which are worn nearly every day. */
export function clothesOf<T extends { id: string }>(list: readonly T[], items: readonly WardrobeItem[]): T[] {
  const isSmall = ({ id }: T) => items.find((item) => item.id === id)?.category === 'accessories';
  return list.filter((each) => !isSmall(each));
}
