import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, renderApp } from '../../../testing/render-app.tsx';
import { aStyleGuide, somePreferences } from '../../../testing/samples.ts';
import { unfoldAll } from '../../../testing/unfold.ts';

function open(answers: Answers = {}, offContract: string[] = []) {
  return renderApp({ at: '/profile', signedIn: true, answers, offContract });
}

test('styles, occasions and colours toggle on and off, and only what changed is sent', async () => {
  const stored = somePreferences({ style_preference: ['casual'], occasion_types: ['work'] });
  const { calls, user } = open({
    'GET /users/preferences': { data: stored },
    'PUT /users/preferences': ({ body }) => ({ data: { ...stored, ...(body as object) } }),
  });
  const style = async (name: string) => await screen.findByRole('button', { name });
  await user.click(await style('Minimalist'));
  await user.click(
    within(screen.getByRole('group', { name: 'Styles' })).getByRole('button', { name: 'Casual' }),
  );
  await user.click(screen.getByRole('button', { name: 'dark green' }));
  await user.click(screen.getByRole('button', { name: 'red' }));
  await user.click(screen.getByRole('button', { name: 'red' }));
  await user.type(screen.getByLabelText('Budget'), 'small');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Your preferences are saved.')).toBeVisible();
  expect(screen.queryByText('Your personal style guide is ready.')).toBeNull();
  const sent = calls.filter(({ method }) => method === 'PUT');
  expect(sent.map(({ path }) => path)).toEqual(['/users/preferences']);
  expect(sent[0]?.body).toEqual({
    style_preference: ['minimalist'],
    color_preferences: ['#1f4630'],
    budget_range: 'small',
  });
});

test('every style, occasion and colour of the specification can be chosen', async () => {
  open();
  const count = async (name: string) =>
    within(await screen.findByRole('group', { name })).getAllByRole('button').length;
  expect(await count('Styles')).toBe(12);
  expect(await count('Occasions')).toBe(12);
  expect(await count('Colors you like to wear')).toBe(18);
});

test('a guide that comes back is announced, and shown with its reasons, its pieces and a way to print it', async () => {
  let saved = false;
  const answers: Answers = {
    'GET /users/style-guide': () => ({ data: saved ? aStyleGuide : null }),
    'PUT /users/preferences': () => {
      saved = true;
      const guide = { style_principles: ['Rest on navy and white.'] };
      return {
        data: { data: { ...somePreferences(), style_preference: ['classic'], personal_style_guide: guide } },
      };
    },
  };
  // Other servers wrap what is saved twice and leave parts out.
  const { user } = open(answers, ['PUT /users/preferences']);
  const invitation = await screen.findByText('Yours is made as soon as you say what you like');
  await unfoldAll(user);
  expect(invitation).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Classic' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Your personal style guide is ready.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'What lasts' })).toBeVisible();
  expect(await screen.findByText('Owned, worn 4 times')).toBeVisible();
  expect(screen.getAllByText('Because you chose classic.').length).toBe(3);
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});

test('a guide in words alone is shown too', async () => {
  const personal_style_guide = {
    style_principles: 'Keep it plain\nRepeat it',
    color_palette: { navy: '#1d2743' },
  };
  const answers: Answers = {
    'GET /users/preferences': { data: { ...somePreferences(), personal_style_guide } },
    'GET /users/style-guide': { status: 404, error: { code: 'not_found', message: 'Nothing here' } },
  };
  const { user } = open(answers, ['GET /users/preferences']);
  const principle = await screen.findByText('Keep it plain');
  await unfoldAll(user);
  expect(principle).toBeVisible();
  expect(screen.getByText('navy: #1d2743')).toBeVisible();
});

test('preferences that do not load show an error, and a retry brings them', async () => {
  let fails = true;
  const { user } = open({
    'GET /users/preferences': () =>
      fails ? { status: 404, error: { code: 'not_found', message: 'Gone' } } : { data: somePreferences() },
  });
  expect(await screen.findByText('Failed to load preferences')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const styles = await screen.findByRole('group', { name: 'Styles' });
  await unfoldAll(user);
  expect(styles).toBeVisible();
});

test('preferences that cannot be saved show an error, and the choice stays', async () => {
  const { user } = open({
    'PUT /users/preferences': { status: 500, error: { code: 'internal', message: 'Something went wrong' } },
  });
  const chip = await screen.findByRole('button', { name: 'Edgy' });
  await user.click(chip);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Failed to save preferences')).toBeVisible();
  expect(chip.getAttribute('aria-pressed')).toBe('true');
});

test('without a token nothing is sent', async () => {
  const { calls, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edgy' }));
  localStorage.removeItem('auth_token');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('User not authenticated')).toBeVisible();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('personal colours are set by hand, shown as ranges and removed', async () => {
  const range = { low: 0.2, high: 0.9, fade: 0.12 };
  const profile = {
    skin: '#c89678',
    hair: '#2b2019',
    eye: '#5f7a4a',
    ranges: {
      lightness: range,
      chroma: { low: 0, high: 0.2, fade: 0.04 },
      hue: { centre: 65, halfWidth: 120, fade: 35 },
    },
    examples: [{ hex: '#1d2743', name: 'navy', basic: 'blue' }],
    reasons: ['The three are far apart in lightness.'],
  };
  const { calls, user } = open({
    'PUT /users/color-profile': { data: profile },
    'DELETE /users/color-profile': { data: {} },
  });
  const find = await screen.findByRole('button', { name: 'Find your colors' });
  await unfoldAll(user);
  await user.click(find);
  const keep = await screen.findByRole<HTMLButtonElement>('button', { name: 'Keep these three colors' });
  expect(keep.disabled).toBe(true);
  for (const [name, hex] of [
    ['Skin', '#c89678'],
    ['Hair', '#2b2019'],
    ['Eye', '#5f7a4a'],
  ] as const)
    fireEvent.input(screen.getByLabelText(`${name} by hand`), { target: { value: hex } });
  await user.click(keep);
  expect(await screen.findByText('20 to 90 of 100, give or take 12')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    skin: '#c89678',
    hair: '#2b2019',
    eye: '#5f7a4a',
  });
  await user.click(screen.getByRole('button', { name: 'Remove my colors' }));
  expect(await screen.findByRole('button', { name: 'Find your colors' })).toBeVisible();
});
