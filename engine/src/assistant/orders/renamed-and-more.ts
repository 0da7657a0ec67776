import type { AssistantItem } from '../assistant-context.ts';
import { isRenaming } from '../commands/item-words.ts';
import { bestNamed } from '../turn/own-names.ts';
import type { Detail, Wish } from '../wishes/read-wishes.ts';

type Around = {
  text: string;
  items: readonly AssistantItem[];
  /** Reads a part of the message by itself. */
  read: (part: string) => Wish[];
};

const joint =
  /(?:[,;.!]|(?<!\p{L})(?:and|n|und|y|e|et|og)(?!\p{L}))\s*(?:(?:also|auch|también|aussi|også)\s+)?(?=[^,;.!]*$)/iu;

/** "Rename white t shirt 2 to boxy white tee and the green jumpers mended": the new name ends where another own garment is named. */
export function renamedAndMore(wishes: readonly Wish[], { text, items, read }: Around): Wish[] {
  const [wish, ...others] = wishes;
  if (!wish || others.length > 0 || wish.intent !== 'item_edit' || !isRenaming(text)) return [...wishes];
  const named = wish.details.filter(({ role }) => role === 'item');
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return [...wishes];
  const things = called(first, items);
  const [other, ...more] = called(last, items);
  if (things.length === 0 || !other || more.length > 0 || things.includes(other)) return [...wishes];
  const end = joint.exec(text.slice(0, last.from))?.index;
  if (end === undefined || end <= first.from + first.text.length) return [...wishes];
  const rest = text.slice(end).replace(/^[\s,;.!]*(?:(?:and|n|und|y|e|et|og)\s+)?/iu, '');
  const behind = read(rest).map((each) => shifted(each, text.length - rest.length));
  return [renamed(wish, text.slice(0, end), named), ...behind];
}

function called({ text }: Detail, items: readonly AssistantItem[]): AssistantItem[] {
  return bestNamed(text, items, ({ description }) => description).map(({ thing }) => thing);
}

function renamed(wish: Wish, text: string, named: readonly Detail[]): Wish {
  const [thing, name] = named.filter(({ from }) => from < text.length);
  const values = wish.details.filter(({ role, from }) => role === 'value' && from < text.length);
  const value = values.length > 0 || !name ? values : [{ ...name, role: 'value' as const }];
  return { ...wish, text, details: [...(thing ? [thing] : []), ...value] };
}

function shifted(wish: Wish, by: number): Wish {
  return { ...wish, details: wish.details.map((each) => ({ ...each, from: each.from + by })) };
}
