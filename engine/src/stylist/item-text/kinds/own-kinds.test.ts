import { itemKinds } from '@drape/contract/wardrobe/item-kinds';
import { expect, test } from 'vitest';
import { parseItem } from '../parse-items.ts';
import { ownKinds } from './own-kinds.ts';

test.each(ownKinds.map(({ kind }) => [`${kind.category}/${kind.subcategory}`, kind] as const))(
  '%s can be chosen in a form and is read from its own name',
  (_, { category, subcategory }) => {
    expect(itemKinds[category]).toContain(subcategory);
    const read = parseItem(subcategory ?? '');
    expect(`${read.category}/${read.subcategory}`).toBe(`${category}/${subcategory}`);
  },
);
