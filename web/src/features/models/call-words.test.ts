import { expect, it } from 'vitest';
import { bytesWords, costWords, outcomeWords, tokensWords } from './call-words.ts';
import { engineDetails, engineWords } from './engine-words.ts';

it('amounts are short and honest about what is not known', () => {
  expect([0, 999, 1400, 999_400, 1_250_000].map(bytesWords)).toEqual([
    '0 B',
    '999 B',
    '1 KB',
    '999 KB',
    '1.3 MB',
  ]);
  expect([null, 0, 0.00123, 0.5, 12].map(costWords)).toEqual(['unknown', '$0', '$0.0012', '$0.50', '$12.00']);
  expect([tokensWords(null, null), tokensWords(1200, 34)]).toEqual(['unknown', '1,234']);
  expect([outcomeWords('ok'), outcomeWords('new-kind')]).toEqual(['Answered', 'new-kind']);
});

it('an engine is called by the name that people know', () => {
  expect(engineWords({ name: 'embedded', version: '3' })).toBe('Drape’s own engine');
  expect(engineDetails({ name: 'localhost:11434', version: 'qwen' })).toBe('qwen at localhost:11434');
});
