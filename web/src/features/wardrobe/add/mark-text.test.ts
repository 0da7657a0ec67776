import { expect, test } from 'vitest';
import { aDraft } from '../../../testing/samples.ts';
import { formOf } from '../editor/item-form.ts';
import { describeMark, markText } from './mark-text.ts';

const text = 'Packing list\nnavy wool blazer';
const at = (word: string) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length });
const field = (name: string, word: string) => ({ field: name, value: word, confidence: 1, ...at(word) });

function marked(understood: ReturnType<typeof field>[]) {
  const draft = aDraft({ understood });
  return markText(
    text,
    [{ key: '0', draft, form: formOf(draft) }],
    [{ text: 'Packing list', reason: 'No piece of clothing in it', ...at('Packing list') }],
  );
}

test('the pieces make up the text without gaps, marked where something was understood or left out', () => {
  const segments = marked([field('material', 'wool'), field('color_primary', 'navy')]);
  expect(segments.map((segment) => segment.text).join('')).toBe(text);
  expect(segments.filter(({ mark }) => mark).map((segment) => segment.text)).toEqual([
    'Packing list',
    'navy',
    'wool',
  ]);
});

test('overlapping and impossible marks neither repeat nor lose text', () => {
  const beyond = { field: 'size', value: 'M', confidence: 1, start: 20, end: 999 };
  const segments = marked([field('description', 'navy wool'), field('material', 'wool'), beyond]);
  expect(segments.map((segment) => segment.text).join('')).toBe(text);
});

test('a mark tells its field in words', () => {
  expect(describeMark({ kind: 'field', draftKey: '0', field: 'color_primary', value: 'navy' })).toBe(
    'primary color: navy',
  );
});
