import { expect, test } from 'vitest';
import { joinedMessages } from './join-messages.ts';
import { conversations, type MarkedMessage, readConversations, unmarked } from './read-conversations.ts';

test('marks are taken out, and each part is found where it stands', () => {
  const read = unmarked('ok. {item_wash put [item the shirt] in the wash}, and {why why}');
  expect(read?.text).toBe('ok. put the shirt in the wash, and why');
  const partsOf = (parts: readonly { name: string; from: number; to: number }[] = []) =>
    parts.map(({ name, from, to }) => [name, read?.text.slice(from, to)]);
  expect(partsOf(read?.acts)).toEqual([
    ['item_wash', 'put the shirt in the wash'],
    ['why', 'why'],
  ]);
  expect(partsOf(read?.roles)).toEqual([['item', 'the shirt']]);
});

test.each([
  '{wish put it on}',
  '{item_wash put it',
  '{item_wash {why why}}',
  '[item the shirt',
  '[thing it]',
  '  ',
])('what is not marked as it should be is no message: %s', (line) => expect(unmarked(line)).toBeUndefined());

const message: MarkedMessage = {
  writer: 'one',
  person: 1,
  language: 'en',
  text: '',
  acts: [],
  roles: [],
  context: { standing: 'first', behind: [] },
  before: '',
  items: [],
  events: [],
};
const said = (line: string): MarkedMessage => ({ ...message, ...unmarked(line) });

test('joined messages keep the marks of both', () => {
  const both = joinedMessages(
    [said('{item_wash Wash [item the shirt]}!'), said('{weather Will it rain [when today]}?')],
    1,
    () => 0,
  );
  expect(both.length).toBeGreaterThan(0);
  for (const { text, acts, roles } of both) {
    const parts = [...acts, ...roles].map(({ name, from, to }) => [name, text.slice(from, to).toLowerCase()]);
    expect(parts).toContainEqual(['item_wash', 'wash the shirt']);
    expect(parts).toContainEqual(['weather', 'will it rain today']);
    expect(parts).toContainEqual(['item', 'the shirt']);
    expect(parts).toContainEqual(['when', 'today']);
  }
});

test('nearly every line of the corpus can be read, and every part lies in its message', () => {
  const wrong: string[] = [];
  const messages = readConversations(conversations, (place) => wrong.push(place));
  expect(wrong.length / messages.length).toBeLessThan(0.01);
  for (const { text, acts, roles } of messages)
    for (const { from, to } of [...acts, ...roles]) {
      expect(from).toBeLessThan(to);
      expect(to).toBeLessThanOrEqual(text.length);
    }
});
