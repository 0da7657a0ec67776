import { analyzePhoto } from '../analyze-photo.ts';
import { expect, test } from '../journey.ts';

test('what was seen is drawn over the photo, layer by layer, and walked by keyboard', async ({ member }) => {
  await analyzePhoto(member);
  // A pointer that rests on a garment lights it.
  await member.mouse.move(0, 0);
  const photo = member.getByRole('figure');
  const drawn = photo.locator('svg[viewBox="0 0 1 1"] path[stroke]');
  await expect(drawn).toHaveCount(0);
  await member.getByRole('button', { name: 'Show what was seen' }).press('Enter');

  const figure = member.getByRole('button', { name: 'Figure' });
  const garments = member.getByRole('button', { name: 'Garments' });
  await expect(drawn.first()).toBeAttached();
  const lines = member.getByRole('button', { name: 'Lines' });
  await figure.press('Space');
  await garments.press('Space');
  await expect(photo.locator('path[data-garment]')).toHaveCount(0);
  await expect(drawn).not.toHaveCount(0);
  await lines.press('Space');
  await expect(drawn).toHaveCount(0);
  await garments.press('Space');
  await expect(garments).toHaveAttribute('aria-pressed', 'true');
  await expect(photo.locator('path[data-garment]').first()).toBeAttached();

  const list = member.getByRole('list', { name: 'Garments' });
  const first = list.getByRole('button', { name: /^1 / });
  const second = list.getByRole('button', { name: /^2 / });
  const withoutLight = await drawn.count();
  await first.focus();
  await expect(drawn).not.toHaveCount(withoutLight);
  await member.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await expect(second).toBeInViewport();
  await expect(photo).toBeInViewport();
  const name = await second.innerText();
  await expect(photo.locator('figcaption')).toContainText(name.replace(/^2\s*/, ''), { ignoreCase: true });
  await member.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await member.keyboard.press('Escape');
  await expect(second).toHaveAttribute('aria-pressed', 'false');
  await expect(drawn).toHaveCount(withoutLight);
});

test('a sentence shows in the photo what it speaks of, and a garment leads to its sentences', async ({
  member,
}, { project }) => {
  await analyzePhoto(member);
  const photo = member.getByRole('figure');
  const sentence = member.locator('[role=button][aria-pressed]').first();
  await member.getByText('Details', { exact: true }).click();
  await sentence.focus();
  await member.keyboard.press('Enter');
  await expect(sentence).toHaveAttribute('aria-pressed', 'true');
  await expect(photo.locator('svg[viewBox="0 0 1 1"] path[stroke]').first()).toBeAttached();
  await expect(photo).toBeInViewport();
  if (project.name === 'phone') {
    await member.getByRole('button', { name: 'Back to the sentence' }).click();
    await expect(sentence).toBeFocused();
    await expect(sentence).toBeInViewport();
  }
  await sentence.press('Space');
  await expect(photo.locator('svg[viewBox="0 0 1 1"] path[stroke]')).toHaveCount(0);

  await member.getByRole('button', { name: 'Show what was seen' }).click();
  await photo.locator('span[data-garment]').first().click();
  const next = member.getByRole('button', { name: /^Next sentence on the / });
  await next.click();
  await expect(member.locator('[role=button]:focus')).toHaveAttribute('aria-pressed', 'false');
  await expect(member.getByText(/^Sentence 1 of \d+$/)).toBeVisible();
});

test('a garment that is pressed in the photo is pressed in the list', async ({ member }) => {
  await analyzePhoto(member);
  await member.getByRole('button', { name: 'Show what was seen' }).click();
  const tag = member.getByRole('figure').locator('span[data-garment]').first();
  await tag.click();
  const pressed = member.getByRole('list', { name: 'Garments' }).locator('[aria-pressed=true]');
  await expect(pressed).toHaveCount(1);
  await tag.click();
  await expect(pressed).toHaveCount(0);
});
