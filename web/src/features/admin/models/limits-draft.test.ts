import { expect, it } from 'vitest';
import { draftOf, readLimitsDraft } from './limits-draft.ts';

const price = { input_usd: 0.15, output_usd: null };
const limits = { monthly_budget_usd: 20, monthly_tokens: null, prices: { text: price, vision: price } };

it('what was saved is read back as it was, and nothing stays nothing', () => {
  expect(readLimitsDraft(draftOf(limits))).toEqual({ limits });
});

it('a comma is a point, and what is no amount is named', () => {
  const draft = draftOf(limits);
  expect(readLimitsDraft({ ...draft, budget: ' 2,50 ' })).toMatchObject({
    limits: { monthly_budget_usd: 2.5 },
  });
  const wrong = readLimitsDraft({ ...draft, budget: 'much', tokens: '1.5', textInput: '-1' });
  expect(Object.keys('problems' in wrong ? wrong.problems : {})).toEqual(['budget', 'tokens', 'textInput']);
});
