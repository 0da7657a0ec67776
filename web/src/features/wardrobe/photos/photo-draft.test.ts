import { expect, test } from 'vitest';
import { aQueuedPhoto } from '../../../testing/samples.ts';
import { canAccept, changeForm, draftOfPhoto, offeredChoices } from './photo-draft.ts';

const guesses = [
  { category: 'dresses' as const, subcategory: 'dress', confidence: 0.2 },
  { category: 'outerwear' as const, subcategory: 'coat', confidence: 0.4 },
  { category: 'top' as const, subcategory: null, confidence: 0.3 },
];
const { findings } = aQueuedPhoto();
const unsure = aQueuedPhoto({ findings: findings && { ...findings, recognised: null, choices: guesses } });

test('what was recognised is filled in and can be accepted as it is', () => {
  const draft = draftOfPhoto(aQueuedPhoto());
  expect(draft.form).toMatchObject({
    description: 'Cognac coat',
    category: 'outerwear',
    color_primary: 'cognac',
  });
  expect(draft.cutout).toBe(true);
  expect(canAccept(draft)).toBe(true);
  expect(offeredChoices(aQueuedPhoto())).toEqual([]);
});

test('where the engine could not tell, its two likeliest kinds are offered and nothing is assumed', () => {
  const draft = draftOfPhoto(unsure);
  expect(offeredChoices(unsure).map(({ category }) => category)).toEqual(['outerwear', 'top']);
  expect(draft.form.category).toBe('');
  expect(canAccept(draft)).toBe(false);
});

test('the description follows a choice until a person has written one', () => {
  const { form } = draftOfPhoto(unsure);
  const chosen = changeForm(form, { category: 'outerwear', subcategory: 'coat' });
  expect(chosen.description).toBe('Cognac coat');
  const written = changeForm(chosen, { description: 'My old coat' });
  expect(changeForm(written, { color_primary: 'brown' }).description).toBe('My old coat');
});
