import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import type { TestApp } from './test-app.ts';

export type Person = Awaited<ReturnType<TestApp['signUp']>>;

/** A new account whose trial is over. */
export async function freeUser(test: TestApp): Promise<Person> {
  const person = await test.signUp();
  const users = test.app.database.write.updateTable('users').where('id', '=', person.id);
  await users.set({ trial_ends_at: null }).execute();
  return person;
}

/** Creates items from a text. */
export async function addItems(
  { client }: Pick<Person, 'client'>,
  description: string,
): Promise<WardrobeItem[]> {
  const created = await client.createItems({ body: { description } });
  if (!('items' in created)) throw new Error('Not a list');
  return created.items;
}

export async function addItem(
  person: Pick<Person, 'client'>,
  description = 'navy wool blazer',
): Promise<WardrobeItem> {
  const [item] = await addItems(person, description);
  if (!item) throw new Error('Nothing was created');
  return item;
}

/** A text of so many t-shirts. */
export function shirtLines(count: number): string {
  return Array.from({ length: count }, (_, n) => `white t-shirt ${n}`).join('\n');
}
