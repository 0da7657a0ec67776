import { describe, expect, it } from 'vitest';
import type { Memory } from '../assistant-context.ts';
import { inWholeWords } from './in-whole-words.ts';

const today = '2026-12-03';
const after = (said: string, more: Partial<Memory> = {}): Memory => ({
  tool: 'talk',
  shown: [],
  said,
  ...more,
});

describe('a few words behind what was said before', () => {
  it('mean the dress code that was explained', () => {
    const memory = after('the invite says smart casual, what is that');
    expect(inWholeWords('do i own anything like that', { memory, language: 'en', today })).toMatch(
      /smart casual/,
    );
    expect(
      inWholeWords('And what have I got that would do for it?', { memory, language: 'en', today }),
    ).toMatch(/smart casual/);
    expect(
      inWholeWords('do i own anything like that', { memory: after('hello'), language: 'en', today }),
    ).toBeUndefined();
  });

  it('put the color of the one garment right that is spoken of', () => {
    const memory = after('yes', { focus: { itemIds: ['trousers'] } });
    expect(inWholeWords('hm in daylight theyre teal', { memory, language: 'en', today })).toMatch(
      /color to teal/,
    );
    expect(inWholeWords("it's actually more of a rust", { memory, language: 'en', today })).toMatch(
      /color to rust/,
    );
    expect(inWholeWords("it's actually lovely", { memory, language: 'en', today })).toBeUndefined();
    expect(
      inWholeWords('theyre teal', {
        memory: after('yes', { focus: { itemIds: ['a', 'b'] } }),
        language: 'en',
        today,
      }),
    ).toBeUndefined();
  });
});
