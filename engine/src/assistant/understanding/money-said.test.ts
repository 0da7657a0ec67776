import { expect, it } from 'vitest';
import { moneySaid } from './money-said.ts';

it.each([
  ['£64.99', 64.99],
  ['27,50 €', 27.5],
  ['22 quid', 22],
  ['a fiver', 5],
  ['twenty bucks', 20],
  ['thirty five dollars', 35],
  ['a hundred and twenty', 120],
  ['two hundred pounds', 200],
  ['forty nine ninety nine', 49.99],
  ['a bargain', undefined],
])('%s is %s', (said, amount) => expect(moneySaid(said)).toBe(amount));
