import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { blazer, openWardrobe, sentBody, tee } from '../../../testing/open-wardrobe.tsx';
import { aDraft, anItem, aQueuedPhoto } from '../../../testing/samples.ts';
import { unfoldAll } from '../../../testing/unfold.ts';
import { finishReview } from './pasted-clothes.ts';

beforeEach(() => {
  finishReview();
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

test('the detailed form asks for description, category and primary color, and sends the defaults', async () => {
  const { user, calls } = openWardrobe('pro', [blazer], { 'POST /calendar/wardrobe': { data: tee } });
  await user.click(await screen.findByRole('button', { name: /Add one item in detail/ }));
  const form = within(await screen.findByRole('form', { name: 'Add one item' }));
  await user.type(form.getByLabelText('Description'), 'White tee');
  await user.click(form.getByRole('button', { name: 'Add item' }));
  expect(form.getByText('Please fill in at least description, category, and primary color')).toBeVisible();
  await user.selectOptions(form.getByLabelText('Category'), 'top');
  await user.type(form.getByLabelText('Primary color'), 'white');
  await user.type(form.getByLabelText('Tags'), ' linen, , holiday');
  await user.click(form.getByRole('button', { name: 'Add item' }));
  expect(await screen.findByText('Wardrobe item added successfully!')).toBeVisible();
  expect(sentBody(calls, 'POST', '/calendar/wardrobe')).toMatchObject({
    description: 'White tee',
    category: 'top',
    color_primary: 'white',
    season: 'all',
    occasion: ['casual'],
    tags: ['linen', 'holiday'],
  });
});

test('a free account finds the detailed form and the photos behind Pro Only', async () => {
  const { user } = openWardrobe('free', [blazer]);
  await user.click(await screen.findByRole('button', { name: /Add one item in detail/ }));
  expect(screen.getAllByText('Pro Only')).toHaveLength(2);
  expect(screen.queryByRole('form', { name: 'Add one item' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Image View' }));
  expect(
    await screen.findByText('Image upload is only available for Pro users. Please upgrade your account.'),
  ).toBeVisible();
});

test('a blank list is not sent', async () => {
  const { user, calls } = openWardrobe('free', []);
  await user.click(await screen.findByRole('button', { name: 'Review items' }));
  expect(screen.getByText('Please enter your wardrobe items')).toBeVisible();
  expect(sentBody(calls, 'POST', '/calendar/wardrobe/parse')).toBeUndefined();
});

const pasted = 'navy wool blazer\nwhite tee\nThank you for your order';
const parsed = {
  data: {
    items: [aDraft(), aDraft({ description: 'white tee', start: 17, end: 26, understood: [] })],
    total: 2,
    ignored: [{ text: 'Thank you for your order', start: 27, end: 51, reason: 'No piece of clothing' }],
  },
};

test('a pasted list is reviewed, mended, and created with what was corrected', async () => {
  const { user, calls } = openWardrobe('free', [], {
    'POST /calendar/wardrobe/parse': parsed,
    'POST /calendar/wardrobe': { data: { items_created: 1, items: [blazer] } },
  });
  await user.click(await screen.findByLabelText('Your wardrobe items'));
  await user.paste(pasted);
  await user.click(screen.getByRole('button', { name: 'Review items' }));
  expect(await screen.findByRole('heading', { name: 'Check your 2 items' })).toBeVisible();
  await unfoldAll(user);
  expect(screen.getByText('No piece of clothing')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove white tee from the list' }));
  const draft = within(screen.getByRole('listitem', { name: 'Navy wool blazer' }));
  await user.clear(draft.getByLabelText('Quantity'));
  await user.type(draft.getByLabelText('Quantity'), '2');
  await user.click(screen.getByRole('button', { name: 'Add 1 item' }));
  expect(await screen.findByText('1 wardrobe items created successfully!')).toBeVisible();
  expect(sentBody(calls, 'POST', '/calendar/wardrobe')).toMatchObject({
    items: [{ description: 'Navy wool blazer', quantity: 2, corrected: ['quantity'] }],
  });
});

/** Searches for a kind by another of its names and takes the first that is found. */
async function chooseKind(user: UserEvent, field: HTMLElement, search: string) {
  await user.click(field);
  await user.type(field, search);
  await user.keyboard('{Enter}');
  expect(field).toHaveProperty('value', 'Cardigan');
}

test('of an item that lacks only its color just that is asked, one tap sets it, and what is typed is one change to undo', async () => {
  const beanie = aDraft({
    description: 'Beanie',
    subcategory: 'beanie',
    color_primary: 'unknown',
    palette: [],
  });
  const { user, calls } = openWardrobe('free', [], {
    'POST /calendar/wardrobe/parse': { data: { items: [beanie], total: 1, ignored: [] } },
    'POST /calendar/wardrobe': { data: { items_created: 1, items: [blazer] } },
  });
  await user.click(await screen.findByLabelText('Your wardrobe items'));
  await user.paste(pasted);
  await user.click(screen.getByRole('button', { name: 'Review items' }));
  await screen.findByRole('heading', { name: 'What color is it?' });
  const row = within(screen.getByRole('listitem', { name: 'Beanie' }));
  await user.click(row.getByRole('button', { name: 'Navy' }));
  expect(row.getByRole('button', { name: 'Navy', pressed: true })).toBeVisible();
  await user.click(row.getByRole('button', { name: 'All fields of Beanie' }));
  await user.clear(row.getByLabelText('Primary color'));
  await user.type(row.getByLabelText('Primary color'), 'petrol');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(row.getByLabelText('Primary color')).toHaveProperty('value', 'navy');
  await user.click(screen.getByRole('button', { name: 'Add 1 item' }));
  await screen.findByText('1 wardrobe items created successfully!');
  expect(sentBody(calls, 'POST', '/calendar/wardrobe')).toMatchObject({
    items: [{ color_primary: 'navy', corrected: ['color_primary'] }],
  });
});

test('doubtful lines come first, one choice names one, the rest is folded, and a change is undone', async () => {
  const thing = aDraft({
    description: 'The thing from grandma',
    start: 17,
    end: 26,
    category: 'accessories',
    subcategory: null,
    color_primary: 'unknown',
    palette: [],
    confidence: 0.2,
    status: 'to_check',
    guesses: [
      { category: 'top', subcategory: 'knit' },
      { category: 'outerwear', subcategory: 'coat' },
    ],
    understood: [],
  });
  const { user, calls } = openWardrobe('free', [], {
    'POST /calendar/wardrobe/parse': { data: { items: [aDraft(), thing], total: 2, ignored: [] } },
    'POST /calendar/wardrobe': { data: { items_created: 2, items: [blazer, tee] } },
  });
  await user.click(await screen.findByLabelText('Your wardrobe items'));
  await user.paste(pasted);
  await user.click(screen.getByRole('button', { name: 'Review items' }));
  await screen.findByRole('heading', { name: 'Please check' });
  expect(screen.queryByRole('listitem', { name: 'Navy wool blazer' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '1 looks right' }));
  const row = within(screen.getByRole('listitem', { name: 'The thing from grandma' }));
  await user.click(row.getByRole('button', { name: 'Coat' }));
  expect(row.queryByText('Is it one of these?')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(row.getByText('Is it one of these?')).toBeVisible();
  await chooseKind(user, row.getByRole('combobox', { name: 'Kind of The thing from grandma' }), 'knit jack');
  await user.type(row.getByLabelText('Primary color'), 'grey');
  await user.click(screen.getByRole('button', { name: 'Add 2 items' }));
  await screen.findByText('2 wardrobe items created successfully!');
  const sent = sentBody(calls, 'POST', '/calendar/wardrobe');
  expect(sent).toMatchObject({
    items: [
      { description: 'Navy wool blazer', corrected: [] },
      { category: 'top', subcategory: 'cardigan', color_primary: 'grey' },
    ],
  });
  expect(JSON.stringify(sent)).not.toContain('to_check');
});

test('what was corrected before says so, and its words go back with what is corrected now', async () => {
  const words = { kind: 'glimmer thing', color: 'glimmer thing' };
  const { user, calls } = openWardrobe('free', [], {
    'POST /calendar/wardrobe/parse': {
      data: { items: [aDraft({ learned: ['kind'], words })], total: 1, ignored: [] },
    },
    'POST /calendar/wardrobe': { data: { items_created: 1, items: [blazer] } },
  });
  await user.click(await screen.findByLabelText('Your wardrobe items'));
  await user.paste(pasted);
  await user.click(screen.getByRole('button', { name: 'Review items' }));
  const row = within(await screen.findByRole('listitem', { name: 'Navy wool blazer' }));
  expect(row.getByText('As you corrected before')).toBeTruthy();
  await chooseKind(user, row.getByRole('combobox', { name: 'Kind of Navy wool blazer' }), 'knit jack');
  await user.click(screen.getByRole('button', { name: 'Add 1 item' }));
  await screen.findByText('1 wardrobe items created successfully!');
  expect(sentBody(calls, 'POST', '/calendar/wardrobe')).toMatchObject({
    items: [{ subcategory: 'cardigan', corrected: ['category', 'subcategory'], words }],
  });
});

test('a failed creation keeps the review, tells what happened, and a retry carries the same key', async () => {
  let fails = true;
  const { user, calls } = openWardrobe('free', [], {
    'POST /calendar/wardrobe/parse': parsed,
    'POST /calendar/wardrobe': () =>
      fails
        ? { status: 402, error: { code: 'limit_reached', message: 'Only 1 more item fits.' } }
        : { data: { items_created: 2, items: [blazer, tee] } },
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await user.click(await screen.findByLabelText('Your wardrobe items'));
  await user.paste(pasted);
  await user.click(screen.getByRole('button', { name: 'Review items' }));
  await user.click(await screen.findByRole('button', { name: 'Add 2 items' }));
  for (const notice of await screen.findAllByText('Only 1 more item fits.')) expect(notice).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Add 2 items' }));
  expect(await screen.findByText('2 wardrobe items created successfully!')).toBeVisible();
  const keys = calls
    .filter(({ method, path }) => method === 'POST' && path === '/calendar/wardrobe')
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('more than the plan holds is reported before anything is sent', async () => {
  const full = Array.from({ length: 49 }, (_, n) => anItem({ id: `full${n}` }));
  const { user } = openWardrobe('free', full, {
    'POST /calendar/wardrobe/parse': parsed,
    'POST /calendar/wardrobe': { data: { items_created: 1, items: [blazer] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Add items' }));
  await user.click(await screen.findByLabelText('Your wardrobe items'));
  await user.paste(pasted);
  await user.click(screen.getByRole('button', { name: 'Review items' }));
  expect(await screen.findByText(/Your plan has 1 place left of 50\. Remove 1 of the 2 items/)).toBeVisible();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 2 items' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Keep the first 1, put off the rest' }));
  await user.click(screen.getByRole('button', { name: 'Add 1 item' }));
  expect(await screen.findByText('1 wardrobe items created successfully!')).toBeVisible();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your wardrobe items').value).toBe('white tee');
});

test('a photo above 10 MB is refused by an alert, and the plain image form needs both parts', async () => {
  const notice = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  const { user } = openWardrobe('pro', [blazer], {}, '/wardrobe?tab=images');
  await user.click(await screen.findByRole('button', { name: 'One photo with a description' }));
  const form = within(screen.getByRole('form', { name: 'Add an item with an image' }));
  const add = form.getByRole<HTMLButtonElement>('button', { name: 'Add item with image' });
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' });
  await user.upload(form.getByLabelText(/Choose an image/), large);
  expect(notice).toHaveBeenCalledWith('File size must be less than 10MB');
  await user.upload(form.getByLabelText(/Choose an image/), new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  expect(add.disabled).toBe(true);
  expect(form.getByText('Please upload an image and provide a description')).toBeVisible();
  await user.type(form.getByLabelText('Description'), '   ');
  expect(add.disabled).toBe(true);
  await user.type(form.getByLabelText('Description'), 'A coat');
  expect(add.disabled).toBe(false);
});

test('a photo in the queue points out its look-alike and becomes an item as reviewed', async () => {
  const { findings } = aQueuedPhoto();
  const photo = aQueuedPhoto({
    duplicates: ['i1'],
    findings: findings && {
      ...findings,
      recognised: null,
      choices: [{ category: 'outerwear', subcategory: 'coat', confidence: 0.4 }],
    },
  });
  const { user, calls } = openWardrobe(
    'pro',
    [blazer],
    {
      'GET /calendar/wardrobe/photos': { data: { photos: [photo], total: 1 } },
      'POST /calendar/wardrobe/photos/p1/item': { data: anItem({ id: 'i9', description: 'Cognac coat' }) },
    },
    '/wardrobe?tab=images',
  );
  const row = within(await screen.findByRole('listitem', { name: 'coat.jpg' }));
  expect(row.getByRole('button', { name: 'Navy wool blazer' })).toBeVisible();
  expect(row.getByRole<HTMLButtonElement>('button', { name: 'Add to wardrobe' }).disabled).toBe(true);
  await user.click(row.getByRole('button', { name: 'coat' }));
  await user.click(row.getByRole('switch', { name: 'Remove background' }));
  await user.click(row.getByRole('button', { name: 'Add to wardrobe' }));
  expect(await screen.findByText('Wardrobe item added with image successfully!')).toBeVisible();
  expect(sentBody(calls, 'POST', '/calendar/wardrobe/photos/p1/item')).toMatchObject({
    description: 'Cognac coat',
    category: 'outerwear',
    subcategory: 'coat',
    color_primary: 'cognac',
    cutout: false,
  });
});
