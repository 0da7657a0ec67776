import type { Evidence, Region } from '@drape/contract/analysis/evidence';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { render } from '../../testing/render.tsx';
import { anAnalysis } from '../../testing/samples.ts';
import { unfoldAll } from '../../testing/unfold.ts';
import { AnalysisView } from './analysis-view.tsx';

beforeEach(() => sessionStorage.clear());

const box = (top: number, bottom: number): Region['outline'] => [
  [
    [0.3, top],
    [0.7, top],
    [0.7, bottom],
    [0.3, bottom],
  ],
];

function aRegion(changes: Partial<Region>): Region {
  return {
    key: 'upper',
    label: 'shirt',
    share: 0.4,
    outline: box(0.2, 0.5),
    confidence: 0.8,
    fit: null,
    palette: [{ hex: '#2a3550', name: 'navy', basic: 'blue', share: 1 }],
    pattern: { kind: 'solid', text: 'plain cloth', confidence: 0.9 },
    texture: { kind: 'woven', text: 'woven cloth', confidence: 0.9 },
    ...changes,
  };
}

const seen: Partial<Evidence> = {
  outline: box(0.1, 0.9),
  regions: [
    aRegion({ key: 'lower', label: 'trousers', share: 0.6, outline: box(0.5, 0.9) }),
    aRegion({ fit: { kind: 'relaxed', text: 'relaxed fit', confidence: 0.8 } }),
  ],
  lines: [{ key: 'waist', label: 'Waist', at: 0.42, from: 0.3, to: 0.7 }],
  photo_notes: [{ code: 'dark', text: 'The photo is dark.', advice: 'Step to a window.' }],
};

function show(changes: Partial<Evidence> = seen) {
  const result = anAnalysis();
  const evidence = { ...result.evidence, ...changes };
  const mentions = [
    { target: 'fit_analysis.0', regions: ['upper'], lines: ['waist'] },
    { target: 'accessories.0', regions: ['upper', 'lower'], lines: [] },
  ];
  const { container } = render(
    <AnalysisView result={{ ...result, evidence, mentions }} photoUrl="/photo.webp" />,
  );
  const paths = () =>
    container.querySelectorAll('figure svg[viewBox="0 0 1 1"] path:not([data-garment])').length;
  return { paths, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const garment = (name: string) =>
  within(screen.getByRole('list', { name: 'Garments' })).getByRole('button', { name });

test('what was seen is drawn on demand and taken away again, layer by layer', async () => {
  const { paths, user } = show();
  expect(paths()).toBe(0);
  await user.click(button('Show what was seen'));
  const all = paths();
  for (const name of ['Figure', 'Garments', 'Lines']) {
    const before = paths();
    await user.click(button(name));
    expect(button(name).getAttribute('aria-pressed')).toBe('false');
    expect(paths()).toBeLessThan(before);
  }
  expect(paths()).toBe(0);
  await user.click(button('Lines'));
  expect(paths()).toBeGreaterThan(0);
  expect(paths()).toBeLessThan(all);
  await user.click(button('Hide what was seen'));
  expect(paths()).toBe(0);
});

test('the colour that a part of the body comes to from afar is named, and nothing if no color can be named', () => {
  show({ ...seen, from_afar: [{ part: 'upper', hex: '#8a5a44', name: 'rust' }] });
  const colours = within(screen.getByRole('region', { name: 'From a few steps away' }));
  expect(colours.getByText('rust').previousElementSibling?.textContent).toBe('Above the waist');
  cleanup();
  show({ ...seen, from_afar: [] });
  expect(screen.queryByRole('region', { name: 'From a few steps away' })).toBeNull();
});

test('a garment leads to no sentence of a text that is left out', async () => {
  const { user } = show();
  await user.click(garment('2 shirt'));
  expect(screen.getByText('2 sentences speak of the shirt')).toBeTruthy();
  cleanup();
  show({ ...seen, plain_texts: ['fit_analysis'] });
  await user.click(garment('2 shirt'));
  expect(screen.getByText('One sentence speaks of the shirt')).toBeTruthy();
});

test('a text that has nothing more to say is left out', () => {
  show({ ...seen, plain_texts: [] });
  const fit = anAnalysis().analysis.fit_analysis;
  expect(screen.getByText(fit)).toBeTruthy();
  cleanup();
  show({ ...seen, plain_texts: ['fit_analysis'] });
  expect(screen.queryByText(fit)).toBeNull();
});

test('the switches stay as they are for the next analysis', async () => {
  const { user } = show();
  await user.click(button('Show what was seen'));
  await user.click(button('Figure'));
  show();
  const [, second] = screen.getAllByRole('button', { name: 'Figure' });
  expect(second?.getAttribute('aria-pressed')).toBe('false');
});

test('by keyboard, arrows walk the garments, the focused one is lit, Enter keeps it and Escape lets go', async () => {
  const { paths, user } = show();
  act(() => garment('1 trousers').focus());
  const lit = paths();
  expect(lit).toBeGreaterThan(0);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(garment('2 shirt'));
  await user.keyboard('{Enter}');
  expect(garment('2 shirt').getAttribute('aria-pressed')).toBe('true');
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(paths()).toBe(lit);
  act(() => garment('2 shirt').focus());
  await user.keyboard('{Escape}');
  expect(garment('2 shirt').getAttribute('aria-pressed')).toBe('false');
  expect(paths()).toBe(0);
});

test('a garment pressed in the photo is pressed in the list', async () => {
  const { user } = show();
  await user.click(button('Show what was seen'));
  const shape = document.querySelector('figure path[data-garment=upper]');
  if (!shape) throw new Error('The shirt is not drawn');
  await user.click(shape);
  expect(garment('2 shirt').getAttribute('aria-pressed')).toBe('true');
  await user.click(garment('2 shirt'));
  expect(garment('2 shirt').getAttribute('aria-pressed')).toBe('false');
});

test('the list tells in words what the drawing shows', async () => {
  const { user } = show();
  await unfoldAll(user);
  expect(screen.getByRole('list', { name: 'Garments' }).textContent).toContain('woven cloth; relaxed fit');
  expect(screen.getByRole('list', { name: 'Lines' }).textContent).toBe('Waist: 42% down the photo');
  const quality = within(screen.getByRole('list', { name: 'Quality of the photo' }));
  expect(quality.getByText('The photo is dark.')).toBeVisible();
  expect(quality.getByText('Step to a window.')).toBeVisible();
});

test('only layers that were measured can be switched, and nothing is offered where none was', async () => {
  const { user } = show({ ...seen, lines: [], outline: [] });
  await user.click(button('Show what was seen'));
  expect(screen.queryByRole('button', { name: 'Lines' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Figure' })).toBeNull();
});

test('an analysis of before, without outlines, is shown as it was', async () => {
  const { user } = show({ outline: [], regions: [], lines: [], photo_notes: [] });
  await unfoldAll(user);
  expect(screen.queryByRole('button', { name: 'Show what was seen' })).toBeNull();
  expect(screen.getByText('Not seen, so not judged: Shoes.')).toBeVisible();
});

test('a sentence shows in the photo what it speaks of, by pointer and by key, and lets go again', async () => {
  const { paths, user } = show();
  const sentence = button('The jacket ends at the hip.');
  await user.click(sentence);
  expect(sentence.getAttribute('aria-pressed')).toBe('true');
  expect(paths()).toBeGreaterThan(0);
  const watch = button('A slim watch.');
  watch.focus();
  await user.keyboard('{Enter}');
  expect(sentence.getAttribute('aria-pressed')).toBe('false');
  expect(watch.getAttribute('aria-pressed')).toBe('true');
  await user.keyboard(' ');
  expect(paths()).toBe(0);
  expect(screen.queryByRole('button', { name: 'Quiet tailoring.' })).toBeNull();
});

test('a garment that is kept lit leads through the sentences that speak of it', async () => {
  const { user } = show();
  await user.click(garment('2 shirt'));
  expect(screen.getByText('2 sentences speak of the shirt')).toBeVisible();
  await user.click(button('Next sentence on the shirt'));
  expect(document.activeElement).toBe(button('The jacket ends at the hip.'));
  await user.click(button('Next sentence on the shirt'));
  expect(document.activeElement).toBe(button('A slim watch.'));
  expect(button('Next sentence on the shirt').getAttribute('disabled')).not.toBeNull();
  await user.click(garment('1 trousers'));
  expect(screen.getByText('One sentence speaks of the trousers')).toBeVisible();
});

test('the verdict comes first, then the best thing, then one change; all else is closed', async () => {
  const { user } = show({
    verdict: {
      sentence: 'Calm and put together.',
      best: 'The navy shirt gives it shape.',
      best_regions: ['upper'],
    },
    fit_for: [{ wish: 'a wedding', fit: 'misses', score: 40 }],
    rating: { low: 7, high: 8, certainty: 0.6 },
  });
  expect(screen.getByText('7 to 8')).toBeVisible();
  expect(screen.getByText('Calm and put together.')).toBeVisible();
  expect(screen.getByText('The navy shirt gives it shape.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Fit for' }).textContent).toBe('Not quite for a wedding');
  const details = screen.getByText('Details').closest('details');
  expect(details?.open).toBe(false);
  expect(details?.contains(screen.getByText('Roll the sleeves once.'))).toBe(false);
  await user.click(screen.getByText('Details'));
  expect(details?.open).toBe(true);
});

test('the one change is shown as now and then: left out of the cut-out, or in another color', async () => {
  const raise = { text: 'Leave the bag out.', rating: 8, region: 'lower', item_id: null };
  for (const [kind, hex, kept] of [
    ['less', null, 1],
    ['recolour', '#1d2743', 2],
  ] as const) {
    const result = anAnalysis();
    const evidence = { ...result.evidence, ...seen, raises: [{ ...raise, kind, hex }] };
    const recommendations = { ...result.recommendations, immediate_improvements: [raise.text] };
    const { container } = render(
      <AnalysisView result={{ ...result, evidence, recommendations }} photoUrl="/photo.webp" />,
    );
    const photo = container.querySelector('img.hidden');
    if (!photo) throw new Error('The photo of the change is missing');
    Object.defineProperties(photo, { naturalWidth: { value: 600 }, naturalHeight: { value: 800 } });
    act(() => {
      photo.dispatchEvent(new Event('load', { bubbles: false }));
    });
    const now = screen.getByText('Now').closest('figure');
    const then = screen.getByText('With the change').closest('figure');
    expect(now?.querySelectorAll('image')).toHaveLength(2);
    expect(then?.querySelectorAll('image')).toHaveLength(kept);
    expect(then?.querySelectorAll('filter')).toHaveLength(hex === null ? 0 : 1);
    cleanup();
  }
});
